import type { Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { isPublished } from './isPublished.ts';

/**
 * Files that this process has noted of a preview of the last hour, by id, and until when; the
 * database has those of all processes, a row a file.
 */
const previewedIn = perPayload('shownMedia', () => new Map<number, number>());
const hour = 3_600_000;
const previewedKey = (id: number): string => `previewed:${id}`;

/**
 * Notes the files that a preview's tags name: the site that shows it asks any of the backends for
 * them next. A note is written anew after half of its hour, since a preview follows every key.
 */
export async function notePreviewedMedia(payload: Payload, tags: Iterable<string>): Promise<void> {
  const own = previewedIn(payload);
  const now = Date.now();
  for (const [id, until] of own) if (until < now) own.delete(id);
  const ids = [...tags].flatMap((tag) => /^media:(\d+)$/.exec(tag)?.[1] ?? []).map(Number);
  const due = ids.filter((id) => (own.get(id) ?? 0) < now + hour / 2);
  if (due.length === 0) return;
  const rows = due.map((_, n) => `($${n * 2 + 1}, $${n * 2 + 2})`).join(', ');
  await runSql(
    payload,
    `insert into payload_kv (key, data) values ${rows}
      on conflict (key) do update set data = excluded.data`,
    due.flatMap((id) => [previewedKey(id), String(now + hour)]),
  );
  for (const id of due) own.set(id, now + hour);
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
  if (await isPublished(payload, `media:${id}`)) return true;
  return ((await payload.kv.get<number>(previewedKey(id))) ?? 0) > Date.now();
}
