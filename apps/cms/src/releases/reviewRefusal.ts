import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { hasRight } from '../access/roles.ts';
import { readReview } from '../review/storedReview.ts';
import type { Release } from '../runtime/payload-types.ts';
import type { Released, ReleaseRefusal } from './states.ts';

type Transaction = Pick<PayloadRequest, 'transactionID'>;

/**
 * Whether a page's text waits for somebody to read it, now or in a transaction: its review is open,
 * or who may not publish, or an import, has saved it since the release was planned and nobody has
 * approved that.
 */
export async function reviewRefusal(
  payload: Payload,
  { plannedAt, createdAt }: Release,
  document: Released,
  transaction: Transaction = {},
): Promise<ReleaseRefusal | undefined> {
  const req = await createLocalReq({ req: { ...transaction } }, payload);
  const review = await readReview(req, document.value);
  if (review?.state === 'approved') return undefined;
  if (review?.state === 'submitted') return { document, reason: 'review' };
  if (review?.state === 'sentBack') return { document, reason: 'sentBack' };
  const by = await unreadAuthor(payload, document, plannedAt ?? createdAt, transaction);
  return by === undefined ? undefined : { document, reason: 'changed', by };
}

/**
 * E-mail address of who has saved a document after an instant and may not publish; empty for an
 * import.
 */
async function unreadAuthor(
  payload: Payload,
  { relationTo, value }: Released,
  since: string,
  transaction: Transaction,
): Promise<string | undefined> {
  const { docs: versions } = await payload.findVersions({
    collection: relationTo,
    where: { parent: { equals: value }, updatedAt: { greater_than: since } },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { createdAt: true, version: { _status: true, savedBy: true } },
    overrideAccess: true,
    req: { ...transaction },
  });
  // A draft that a refused release has put back is as old as it was before.
  const isImported = versions.some(
    ({ createdAt, version }) =>
      !version.savedBy && version._status === 'draft' && createdAt > since,
  );
  if (isImported) return '';
  const emails = [...new Set(versions.flatMap(({ version }) => version.savedBy ?? []))];
  if (emails.length === 0) return undefined;
  const { docs: users } = await payload.find({
    collection: 'users',
    where: { email: { in: emails } },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { email: true, role: true },
    overrideAccess: true,
    req: { ...transaction },
  });
  const publishers = users.filter(({ role }) => hasRight(role, 'publish'));
  return emails.find((email) => publishers.every((user) => user.email !== email));
}
