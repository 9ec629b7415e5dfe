import type { Release } from '../runtime/payload-types.ts';
import type { Released } from './states.ts';

type Named = NonNullable<Release['documents']>[number];

/** Hooks of a save come before it is known whether what was sent has the field's shape. */
const isNamed = (one: unknown): one is Named =>
  typeof one === 'object' && one !== null && 'relationTo' in one && one.relationTo === 'pages';

/** The documents of a release, once each, whether they are stored as ids or were read whole. */
export function releaseDocuments(
  release: Partial<Pick<Release, 'documents'>> | undefined,
): Released[] {
  const stored: unknown = release?.documents;
  const all = (Array.isArray(stored) ? stored : [])
    .filter(isNamed)
    .map(({ relationTo, value }) => ({
      relationTo,
      value: Number(typeof value === 'object' ? value?.id : value),
    }));
  return [...new Map(all.map((one) => [`${one.relationTo}:${one.value}`, one])).values()];
}
