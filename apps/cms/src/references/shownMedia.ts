import type { Payload } from 'payload';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import { isPublished } from './isPublished.ts';

/** Files that a preview of the last hour shows, by id, and until when. */
const previewed = globalSingleton('shownMedia', () => new WeakMap<Payload, Map<number, number>>());
const hour = 3_600_000;

function previewedIn(payload: Payload): Map<number, number> {
  const own = previewed.get(payload) ?? new Map<number, number>();
  previewed.set(payload, own);
  return own;
}

/** Notes the files that a preview's tags name: the site that shows it asks for them next. */
export function notePreviewedMedia(payload: Payload, tags: Iterable<string>): void {
  const own = previewedIn(payload);
  const now = Date.now();
  for (const [id, until] of own) if (until < now) own.delete(id);
  for (const tag of tags)
    if (tag.startsWith('media:')) own.set(Number(tag.slice('media:'.length)), now + hour);
}

/** True where something published shows a file of the library, or a preview of the last hour. */
export async function isShownMedia(payload: Payload, filename: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const id = docs[0]?.id;
  if (id === undefined) return false;
  if ((previewedIn(payload).get(id) ?? 0) > Date.now()) return true;
  return isPublished(payload, `media:${id}`);
}
