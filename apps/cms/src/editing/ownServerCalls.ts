import { APIError, createLocalReq, type Payload, type TypedUser } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { mayEdit } from './documentLocks.ts';
import { withoutForeignLocks } from './withoutForeignLocks.ts';

/** A call of the admin's own server functions. */
interface ServerCall {
  readonly name: string;
  readonly args: Record<string, unknown>;
}
interface Job {
  readonly taskSlug?: string;
  readonly input?: { readonly doc?: unknown };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The call as the person may make it. Payload asks the access of collections in all of its server
 * functions but two: `form-state` locks any document, and `schedule-publish` queues and cancels any
 * publication, which throws 403 here for documents that the person may not publish.
 */
export async function ownServerCall<Call extends ServerCall>(
  payload: Payload,
  call: Call,
  signedIn: () => Promise<TypedUser | null>,
): Promise<Call> {
  if (call.name === 'schedule-publish' && !(await maySchedule(payload, call.args, signedIn)))
    throw new APIError('You may not schedule publications of this document.', 403, null, true);
  return withoutForeignLocks(payload, call, signedIn);
}

async function maySchedule(
  payload: Payload,
  { deleteID, doc, global }: Record<string, unknown>,
  signedIn: () => Promise<TypedUser | null>,
): Promise<boolean> {
  const user = await signedIn();
  const req = await createLocalReq(user ? { user } : {}, payload);
  // No global has drafts.
  if (!hasRight(currentUser(req)?.role, 'publish') || global) return false;
  const mayPublish = async (target: unknown): Promise<boolean> =>
    isRecord(target) &&
    typeof target['relationTo'] === 'string' &&
    mayEdit(req, { relationTo: target['relationTo'], value: target['value'] });
  if (deleteID !== undefined && deleteID !== null && deleteID !== '') {
    const id = Number(deleteID);
    if (!Number.isSafeInteger(id)) return false;
    const where = { id: { equals: id } };
    const job = await payload.db.findOne<Job & { id: number }>({
      collection: 'payload-jobs',
      where,
    });
    if (job?.taskSlug !== 'schedulePublish' || !(await mayPublish(job.input?.doc))) return false;
  }
  return doc === undefined || doc === null ? Boolean(deleteID) : mayPublish(doc);
}
