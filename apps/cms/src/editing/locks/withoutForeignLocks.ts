import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { mayEdit } from './documentLocks.ts';

/** A call of the admin's own server functions. */
export interface ServerCall {
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/**
 * The call, without its wish to lock the document of a form that the person may not change: Payload
 * writes that lock past the access of its collection.
 */
export async function withoutForeignLocks<Call extends ServerCall>(
  payload: Payload,
  call: Call,
  signedIn: () => Promise<TypedUser | null>,
): Promise<Call> {
  const { collectionSlug: relationTo, id: value, returnLockStatus } = call.args;
  if (call.name !== 'form-state' || !returnLockStatus || !value) return call;
  const user = await signedIn();
  const req = await createLocalReq(user ? { user } : {}, payload);
  return typeof relationTo === 'string' && (await mayEdit(req, { relationTo, value }))
    ? call
    : { ...call, args: { ...call.args, returnLockStatus: false } };
}
