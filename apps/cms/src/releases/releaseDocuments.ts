import type { Release } from '../runtime/payload-types.ts';
import type { Released } from './states.ts';

/** The documents of a release, once each, whether they are stored as ids or were read whole. */
export function releaseDocuments(
  release: Partial<Pick<Release, 'documents'>> | undefined,
): Released[] {
  const all = (release?.documents ?? []).map(({ relationTo, value }) => ({
    relationTo,
    value: Number(typeof value === 'object' ? value.id : value),
  }));
  return [...new Map(all.map((one) => [`${one.relationTo}:${one.value}`, one])).values()];
}
