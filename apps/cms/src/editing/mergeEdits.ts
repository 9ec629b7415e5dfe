import { isRecord } from '../runtime/isRecord.ts';
import { savedByItself } from './savedByItself.ts';
import { tabField } from './tabField.ts';

/**
 * A place where both have written. Mine stands until `takeTheirs` is called; `takeMine` goes back
 * to it.
 */
export interface Conflict {
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly takeTheirs: () => void;
  readonly takeMine: () => void;
}
type Choice = Pick<Conflict, 'takeTheirs' | 'takeMine'>;

/** What comes of two people's edits of one document. */
export interface Merged {
  readonly data: Values;
  readonly conflicts: readonly Conflict[];
  /** Where theirs stands because mine said nothing new. */
  readonly taken: readonly (readonly string[])[];
}
type Values = Record<string, unknown>;
type Found = { conflicts: Conflict[]; taken: string[][] };

/** Formatted text is one value: its paragraphs have no ids. */
const isParted = (value: unknown): value is Values => isRecord(value) && !('root' in value);
const isRows = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['id'] === 'string');

const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(bare);
  if (!isRecord(value)) return value === null || value === '' ? undefined : value;
  const entries = Object.entries(value).map(([key, inner]) => [key, bare(inner)] as const);
  const full = entries
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return full.length === 0 ? undefined : Object.fromEntries(full);
};
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(bare(one)) === JSON.stringify(bare(other));

/**
 * Brings two people's edits of the same document together: `base` is what both began with. Nothing
 * that either has written is dropped unasked.
 */
export function mergeEdits(base: Values, mine: Values, theirs: Values): Merged {
  const found: Found = { conflicts: [], taken: [] };
  return { data: mergeValues(base, mine, theirs, [], found), ...found };
}

function mergeValues(
  base: unknown,
  mine: Values,
  theirs: Values,
  path: string[],
  found: Found,
): Values {
  const result: Values = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (path.length === 0 && key === tabField.name) result[key] = mine[key];
    else if (path.length === 0 && savedByItself.has(key)) result[key] = theirs[key];
    else {
      const before = isRecord(base) ? base[key] : undefined;
      const set = (value: unknown) => () => {
        result[key] = value;
      };
      const choice = { takeMine: set(mine[key]), takeTheirs: set(theirs[key]) };
      result[key] = mergeValue(before, mine[key], theirs[key], [...path, key], found, choice);
    }
  }
  return result;
}

function mergeValue(
  base: unknown,
  typed: unknown,
  theirs: unknown,
  path: string[],
  found: Found,
  choice: Choice,
): unknown {
  // A form counts rows: 0 is a list without any.
  const mine = typed === 0 && (Array.isArray(theirs) || Array.isArray(base)) ? [] : typed;
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) {
    found.taken.push(path);
    return theirs;
  }
  if (isParted(mine) && isParted(theirs)) return mergeValues(base, mine, theirs, path, found);
  if (isRows(mine) && isRows(theirs))
    return mergeRows(isRows(base) ? base : [], mine, theirs, path, found);
  found.conflicts.push({ path, mine, theirs, ...choice });
  return mine;
}

/** Rows in my order; those that are new in theirs come after the row that they follow there. */
function mergeRows(
  base: Values[],
  mine: Values[],
  theirs: Values[],
  path: string[],
  found: Found,
): Values[] {
  const byId = (rows: Values[], id: unknown) => rows.find((row) => row['id'] === id);
  const result: Values[] = [];
  for (const row of mine) {
    const [before, other] = [byId(base, row['id']), byId(theirs, row['id'])];
    const here = [...path, String(mine.indexOf(row))];
    if (other) result.push(mergeValues(before, row, other, here, found));
    else if (!before || !same(row, before)) {
      result.push(row);
      const place = result.indexOf(row);
      const takeTheirs = () => void result.splice(result.indexOf(row), 1);
      const takeMine = () => void (result.includes(row) || result.splice(place, 0, row));
      if (before)
        found.conflicts.push({ path: here, mine: row, theirs: undefined, takeTheirs, takeMine });
    } else found.taken.push(here);
  }
  theirs.forEach((row, index) => {
    const before = byId(base, row['id']);
    if (byId(mine, row['id']) || (before && same(row, before))) return;
    const previous = result.findIndex((one) => one['id'] === theirs[index - 1]?.['id']);
    result.splice(previous + 1, 0, row);
    found.taken.push([...path, String(index)]);
  });
  return result;
}
