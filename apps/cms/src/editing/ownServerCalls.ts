import {
  APIError,
  type CollectionSlug,
  createLocalReq,
  Forbidden,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { foreignBrands } from '../access/brands/foreignBrands.ts';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { type Say, sayIn } from '../i18n/say.ts';
import type { ScheduledJob } from '../jobs/scheduledJobs.ts';
import { toId } from '../runtime/http/routeId.ts';
import { isRecord } from '../runtime/isRecord.ts';
import { mayEdit } from './locks/documentLocks.ts';
import { type ServerCall, withoutForeignLocks } from './locks/withoutForeignLocks.ts';
import { withoutStaleNotice } from './withoutStaleNotice.ts';

/**
 * The call as the person may make it. Payload asks the access of collections in all of its server
 * functions but two: `form-state` locks any document, and `schedule-publish` queues and cancels any
 * publication, which throws 403 here, in a language of the admin, for documents that the person may
 * not publish, and for removals of a document that is shown on other brands, too. It throws 403 of
 * each copy of a language over another one (`withoutLocaleCopies`).
 */
export async function ownServerCall<Call extends ServerCall>(
  payload: Payload,
  call: Call,
  signedIn: () => Promise<TypedUser | null>,
  language: () => Promise<string>,
): Promise<Call> {
  if (call.name === 'copy-data-from-locale') throw new Forbidden();
  if (call.name === 'schedule-publish') {
    const user = await signedIn();
    const req = await createLocalReq(user ? { user } : {}, payload);
    const refusal = await findRefusal(req, call.args, sayIn(await language()));
    if (refusal) throw new APIError(refusal, 403, null, true);
  }
  return withoutForeignLocks(payload, withoutStaleNotice(call), signedIn);
}

async function findRefusal(
  req: PayloadRequest,
  args: Record<string, unknown>,
  say: Say,
): Promise<string | undefined> {
  if (!(await maySchedule(req, args)))
    return say('You may not schedule publications of this document.');
  const { doc, type } = args;
  // The job unpublishes with every type but these.
  if (!isRecord(doc) || !type || type === 'publish') return undefined;
  const foreign = foreignBrands(req, await loadRow(req, doc)).join(', ');
  return foreign
    ? say('This is shown on {foreign}, too. Only who edits all of its brands may take it off.', {
        foreign,
      })
    : undefined;
}

const loadRow = (req: PayloadRequest, { relationTo, value }: Record<string, unknown>) =>
  req.payload.db.findOne<{ id: number }>({
    collection: relationTo as CollectionSlug,
    where: { id: { equals: toId(value) } },
  });

async function maySchedule(
  req: PayloadRequest,
  { deleteID, doc, global }: Record<string, unknown>,
): Promise<boolean> {
  // No global has drafts.
  if (!hasRight(currentUser(req)?.role, 'publish') || global) return false;
  const mayPublish = async (target: unknown): Promise<boolean> =>
    isRecord(target) &&
    typeof target['relationTo'] === 'string' &&
    mayEdit(req, { relationTo: target['relationTo'], value: target['value'] });
  if (deleteID !== undefined && deleteID !== null && deleteID !== '') {
    const where = { id: { equals: toId(deleteID) } };
    const job = await req.payload.db.findOne<ScheduledJob & { taskSlug?: string }>({
      collection: 'payload-jobs',
      where,
    });
    if (job?.taskSlug !== 'schedulePublish' || !(await mayPublish(job.input?.doc))) return false;
  }
  return doc === undefined || doc === null ? Boolean(deleteID) : mayPublish(doc);
}
