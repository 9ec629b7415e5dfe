import { markEnd, markStart } from '@concierge/contract/marks';
import { diffArrays } from 'diff';

/**
 * Names of the fields of an answer whose strings are read on the page; any other string may have a
 * form that a mark would break.
 */
const textName =
  /^(field_)?(pretitle|title|subtitle|lead|text|label|description|caption|question|answer|quote|author|role|value|Name)$/;
/** Parts whose names and values are the machine's own. */
const skipped = new Set([
  'form',
  'field_webform_dynamic_paragraph',
  'related_programs',
  'related_news',
  'metatag',
  'translations',
]);
/** Changes above which two pages count as different altogether. */
const maxEditLength = 6000;

interface Text {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) => {
    if (skipped.has(key)) return [];
    return typeof inner === 'string'
      ? textName.test(key)
        ? [{ holder, key }]
        : []
      : textsIn(inner);
  });
}

const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];
const textValue = ({ holder, key }: Text): string => String(holder[key]);

/**
 * A copy of a page's node in which every word that the other version doesn't have stands between
 * marks.
 */
export function markTexts<T extends object>(node: T, other: object): T {
  const copy = structuredClone(node);
  const texts = textsIn(copy);
  const own = texts.flatMap((text) => wordsIn(textValue(text)));
  const parts = diffArrays(
    textsIn(other).flatMap((text) => wordsIn(textValue(text))),
    own,
    { maxEditLength },
  );
  const isNew = parts
    ? parts.flatMap(({ added, removed, value }) => (removed ? [] : value.map(() => added)))
    : own.map(() => true);
  let next = 0;
  for (const text of texts) {
    const string = textValue(text);
    const words = wordsIn(string);
    const flags = isNew.slice(next, next + words.length);
    next += words.length;
    if (flags.includes(true)) text.holder[text.key] = withMarks(string, flags);
  }
  return copy;
}

/** Neighbouring new words share one pair of marks. */
function withMarks(text: string, flags: readonly boolean[]): string {
  let index = 0;
  const marked = text.replaceAll(/\S+/g, (word) =>
    flags[index++] ? `${markStart}${word}${markEnd}` : word,
  );
  return marked.replaceAll(new RegExp(`${markEnd}(\\s+)${markStart}`, 'g'), '$1');
}
