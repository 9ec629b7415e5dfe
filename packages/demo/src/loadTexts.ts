import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DemoLang, demoLangs } from './demoLangs.ts';
import type { L10n } from './types.ts';

/** Texts of a document in a language by their keys; a list is the paragraphs of one text. */
type Texts = Readonly<Record<string, string | readonly string[]>>;

const folder = path.join(import.meta.dirname, '../texts');

/**
 * The texts of `texts/{language}/{document}.json` by their keys, in each language that has them;
 * `{name}` stands for a value. English is the source: a key that it lacks throws.
 */
export function loadTexts(
  document: string,
): (key: string, values?: Readonly<Record<string, string | number>>) => L10n {
  const all = demoLangs.map((lang) => [lang, textsIn(lang, document)] as const);
  return (key, values = {}) => {
    const texts = Object.fromEntries(
      all.flatMap(([lang, { [key]: text }]) =>
        text === undefined ? [] : [[lang, filled([text].flat().join('\n\n'), values)]],
      ),
    );
    if (!hasEnglish(texts)) throw new Error(`texts/en/${document}.json has no "${key}"`);
    return texts;
  };
}

/** A document has no file in a language that none of its texts is written in. */
function textsIn(lang: DemoLang, document: string): Texts {
  try {
    return JSON.parse(readFileSync(path.join(folder, lang, `${document}.json`), 'utf8')) as Texts;
  } catch (error) {
    if (lang !== 'en' && (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const hasEnglish = (texts: Partial<L10n>): texts is L10n => texts.en !== undefined;
