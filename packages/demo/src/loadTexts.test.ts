import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoLangs } from './demoLangs.ts';
import { loadTexts } from './loadTexts.ts';

const folder = path.join(import.meta.dirname, '../texts');
const documents = (lang: string) => globSync('**/*.json', { cwd: path.join(folder, lang) }).sort();
const textKeys = (lang: string, file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, lang, file), 'utf8')) as object);

test('a text comes in the languages that have it, its paragraphs as one, its values filled in', () => {
  expect(loadTexts('pages/kit/programPage')('hours', { count: 38 })).toEqual({
    en: '38 hours a week',
    es: '38 horas por semana',
    ar: '38 ساعة أسبوعيًا',
    ru: '38 ч в неделю',
  });
  const imprint = loadTexts('legal/legalPages')('publisher-summit-education-group');
  expect(Object.keys(imprint)).toEqual(['en', 'es']);
  expect(imprint.en).toMatch(/^## Publisher\n\nSummit/);
});

test('a key or a document that English lacks is an error that names it', () => {
  expect(() => loadTexts('menus/words')('nowhere')).toThrow('texts/en/menus/words.json has no');
  expect(() => loadTexts('menus/nowhere')).toThrow('texts/en/menus/nowhere.json');
});

test.each(demoLangs)('in %s there are only texts that stand in English, in its order', (lang) => {
  expect(documents('en')).toEqual(expect.arrayContaining(documents(lang)));
  for (const file of documents(lang)) {
    const own = new Set(textKeys(lang, file));
    expect([...own], file).toEqual(textKeys('en', file).filter((key) => own.has(key)));
  }
});

test('each text is used by its document', () => {
  for (const file of documents('en')) {
    const source = path.join(import.meta.dirname, file.replace(/json$/, 'ts'));
    const used = [...readFileSync(source, 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map(
      ([, key]) => key,
    );
    expect([...new Set(used)].sort(), file).toEqual(textKeys('en', file).sort());
  }
});
