import type { Payload } from 'payload';
import { brandTags } from '../changes/noteChanges.ts';
import type { User } from '../runtime/payload-types.ts';

/** Collections whose documents, or entries in them, say from when and until when they are shown. */
const kinds = { popups: 'popup', menus: 'menu', footers: 'footer' } as const;
const slugs = ['popups', 'menus', 'footers'] as const satisfies (keyof typeof kinds)[];

/** An instant at which something appears on a site, or leaves it. */
export interface TimedInstant {
  /** ISO 8601. */
  readonly at: string;
  readonly goes: 'live' | 'off';
  /** What it is called in English. */
  readonly title: string;
  readonly collection: (typeof slugs)[number];
  readonly id: number;
  readonly brands: readonly string[];
  /** What becomes stale then. */
  readonly tags: readonly string[];
}

/**
 * Every instant of pop-ups, menus and footers; with a person, of those that the person may read.
 */
export async function timedInstants(payload: Payload, user?: User): Promise<TimedInstant[]> {
  const found = await Promise.all(
    slugs.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        depth: 0,
        locale: 'en',
        limit: 0,
        pagination: false,
        disableErrors: true,
        ...(user ? { user, overrideAccess: false } : { overrideAccess: true }),
      });
      return docs.flatMap((doc) => {
        const brands = 'brand' in doc ? [doc.brand] : doc.field_domain_access;
        const tags = brandTags(kinds[collection], { brand: brands });
        return entriesIn(doc).map((entry) => ({ ...entry, collection, id: doc.id, brands, tags }));
      });
    }),
  );
  return found.flat();
}

type Entry = Pick<TimedInstant, 'at' | 'goes' | 'title'>;

/** Whatever in a document has an instant, at any depth. */
function entriesIn(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { show_from, show_until, title, field_heading } = value as Record<string, unknown>;
  const named = String(title ?? field_heading ?? '');
  return [
    ...(typeof show_from === 'string'
      ? [{ at: show_from, goes: 'live', title: named } as const]
      : []),
    ...(typeof show_until === 'string'
      ? [{ at: show_until, goes: 'off', title: named } as const]
      : []),
    ...Object.values(value).flatMap(entriesIn),
  ];
}
