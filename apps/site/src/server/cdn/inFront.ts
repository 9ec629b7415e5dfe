import { everything } from '../../cache/purges.ts';
import { endWith } from '../../runtime/endWith.ts';
import { variable } from '../../runtime/siteVariables.ts';
import type { Cdn } from './Cdn.ts';
import { readCdn } from './readCdn.ts';

/** The cache in front; undefined where nobody would purge it. */
export const cdn: Cdn | undefined = chosen();

function chosen(): Cdn | undefined {
  try {
    return readCdn(variable);
  } catch (error) {
    return endWith((error as Error).message);
  }
}

/** On every answer, for the purge of everything. */
const all = 'all';

/** A tag as the cache in front has it. */
export const tagAtCdn = (tag: string): string => cdn?.tag(tag === everything ? all : tag) ?? tag;

/** The header, as name and value, that says how long to keep; none where there is no such cache. */
export const keepAtCdn = (seconds: number): readonly string[] =>
  cdn ? [cdn.keepHeader, `max-age=${seconds}`] : [];

/**
 * Headers, flat as name and value, that tell a cache in front how many seconds it keeps an answer
 * and by which tags it is purged; none where there is no such cache.
 */
export const forCdn = (seconds: number, tags: readonly string[]): readonly string[] =>
  cdn
    ? [
        ...keepAtCdn(seconds),
        ...[cdn.tagHeader, [...tags, all].map((tag) => tagAtCdn(tag)).join(cdn.joinedBy)],
      ]
    : [];
