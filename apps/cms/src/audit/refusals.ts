import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import { accountName } from '../text/accountName.ts';
import { RefusalThinner, windowMs } from './RefusalThinner.ts';
import { record } from './record.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];
interface RefusedCall {
  readonly status?: number;
  readonly data?: { readonly factor?: string };
}

const refused = new Set([401, 403, 429]);
const attempt = 'auditedSignIn';
const state = globalSingleton('refused sign-ins', () => ({
  thinner: new RefusalThinner(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

export const noteAttempt: Hook<'beforeOperation'> = ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { data } = args as { data?: { email?: unknown } };
  req.context[attempt] = typeof data?.email === 'string' ? data.email : '';
};

/** True where a password is tried; a link in a mail opens a session without one. */
export const isAttempt = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  typeof context[attempt] === 'string';

/** What follows is no refusal: the password was right, and something more is asked for. */
export const isNoRefusal = ({ context }: Pick<PayloadRequest, 'context'>): void => {
  delete context[attempt];
};

/** Whether a refused sign-in gets a row of its own; of many within an hour only the number does. */
export function hasOwnRow({ headers, payload }: PayloadRequest): boolean {
  state.timer ??= setTimeout(() => void endWindow(payload), windowMs).unref();
  return state.thinner.note(headers.get(clientAddressHeader) ?? '');
}

/**
 * A refused sign-in names the account that was tried, where there is one; what somebody typed is
 * not stored, since it may be another's address, or a password in the wrong field. Of many within
 * an hour only the number is.
 */
export const noteRefusal: Hook<'afterError'> = async ({ error, req }) => {
  const tried = req.context[attempt];
  const { status = 500, data } = error as RefusedCall;
  if (typeof tried !== 'string' || !refused.has(status)) return;
  if (!hasOwnRow(req)) return;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: accountName(tried) } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const [user] = docs;
  const detail = data?.factor ? 'wrong code' : status === 429 ? 'too many tries' : '';
  await record(req, { act: 'refusedSignIn', subject: 'users', document: user?.id, user, detail });
};

/** Ends the hour with a row for what had none. */
export async function endWindow(payload: Payload): Promise<void> {
  clearTimeout(state.timer);
  state.timer = undefined;
  for (const { address, count } of state.thinner.end()) {
    const headers = new Headers({ [clientAddressHeader]: address });
    const detail = `${count} more within an hour`;
    await record({ payload, user: null, headers } as PayloadRequest, {
      act: 'refusedSignIn',
      subject: 'users',
      detail,
    });
  }
}
