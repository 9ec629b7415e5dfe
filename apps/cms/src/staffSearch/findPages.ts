import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { addressIn } from './addressIn.ts';
import { findNames, type Named, readNamed } from './findNames.ts';
import { findPublished } from './findPublished.ts';
import type { Kind } from './kinds.ts';
import type { Typed } from './typedWords.ts';

/** How a page stands: only as a draft, on its sites, or there with changes that wait. */
type PageState = 'draft' | 'published' | 'changed';

/** A page that was found; `snippet` is there where the text of its site has the words. */
export interface FoundPage extends Named {
  readonly state: PageState;
  readonly snippet?: string;
}

/**
 * Pages by a whole address, by what is on their sites, and of drafts by titles and addresses: only
 * those that the person may read, as they stand.
 */
export async function findPages(
  req: PayloadRequest,
  user: User,
  kind: Kind,
  typed: Typed,
  limit: number,
): Promise<{ pages: FoundPage[]; isNear: boolean }> {
  const { payload } = req;
  const address = addressIn(typed.text);
  const [published, drafts, addressed] = await Promise.all([
    findPublished(payload, user, typed, limit),
    // Names of what is published are in the index, and those of all pages are slow to read.
    findNames(req, kind, typed, limit, { _status: { equals: 'draft' } }),
    address
      ? readNamed(req, kind, typed, limit, { alias: { equals: address } })
      : Promise.resolve([]),
  ]);
  const names = [...addressed, ...drafts];
  // What has the words in its name comes before what is only near to them.
  const texts = published.isNear && names.length > 0 ? [] : published.pages;
  const found = new Map<number, Partial<Named> & { readonly id: number; snippet?: string }>();
  // A third of the places is for drafts, which many published pages would otherwise push out.
  const room = limit - Math.min(drafts.length, Math.floor(limit / 3));
  const ordered = [...addressed, ...texts.slice(0, room), ...drafts, ...texts.slice(room)];
  for (const page of ordered) if (!found.has(page.id)) found.set(page.id, page);
  const ids = [...found.keys()].slice(0, limit);
  if (ids.length === 0) return { pages: [], isNear: false };
  const [rows, live] = await Promise.all([readRows(payload, user, ids), readLive(payload, ids)]);
  const pages = ids.flatMap((id) => {
    const [row, page] = [rows.get(id), found.get(id)];
    if (!row || !page) return [];
    const isDraft = row.status === 'draft';
    const state: PageState = !isDraft ? 'published' : live.has(id) ? 'changed' : 'draft';
    return [{ title: '', ...page, brands: row.brands, state }];
  });
  return { pages, isNear: texts.length > 0 && published.isNear };
}

/** Status and brands of the newest versions that the person may read. */
async function readRows(payload: Payload, user: User, ids: readonly number[]) {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { _status: true, field_domain_access: true },
    overrideAccess: false,
    disableErrors: true,
    user,
  });
  return new Map(
    docs.map(({ id, _status, field_domain_access: brands }) => [
      id,
      { status: _status, brands: brands ?? [] },
    ]),
  );
}

/** Those of the pages that are on a site. */
async function readLive(payload: Payload, ids: readonly number[]): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { _status: true },
    overrideAccess: true,
  });
  return new Set(docs.map(({ id }) => id));
}
