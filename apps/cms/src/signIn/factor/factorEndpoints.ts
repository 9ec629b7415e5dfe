import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { record } from '../../audit/record.ts';
import { sayTo } from '../../i18n/say.ts';
import { readBody } from '../../runtime/http/readBody.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import type { User } from '../../runtime/payload-types.ts';
import { codeKeys, succeeded, takeOrRefuse } from '../delay/limits.ts';
import { endAllSessions } from '../endAllSessions.ts';
import { requireFresh } from '../fresh/fresh.ts';
import { newEnrolment, secretOfTicket } from './enrolment.ts';
import { hasFactor, removeFactor, replaceRecoveryCodes, storeFactor } from './factors.ts';
import { plainCode } from './plainCode.ts';
import { needsFactor } from './signInRules.ts';
import { stepOfCode } from './totp.ts';

/** An endpoint for signed-in people whose sign-in is fresh. */
const endpoint = (
  path: string,
  act: (req: PayloadRequest, user: User) => Promise<object>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const user = currentUser(req);
    if (!user) throw new APIError('Not found', 404);
    requireFresh(req);
    return Response.json(await act(req, user), { headers: { 'cache-control': 'no-store' } });
  },
});

const note = (req: PayloadRequest, document: number, detail: string): Promise<void> =>
  record(req, { act: 'account', subject: 'users', document, detail });

const refuse = (
  req: PayloadRequest,
  status: number,
  text: Parameters<ReturnType<typeof sayTo>>[0],
) => new APIError(sayTo({ req })(text), status, undefined, true);

/**
 * `POST /api/users/second-factor/start`: what an authenticator app needs; nothing is stored yet.
 */
const start = endpoint('/second-factor/start', async (_, user) => newEnrolment(user));

/**
 * `POST /api/users/second-factor/confirm {ticket, code}`: stores the factor of the ticket, in place
 * of any other, and answers `{recoveryCodes}`. 400 for a wrong code or a ticket that has ended.
 */
const confirm = endpoint('/second-factor/confirm', async (req, { id, email }) => {
  const { ticket, code } = await readBody(req);
  const secret = secretOfTicket(ticket, id);
  if (secret === undefined) throw refuse(req, 400, 'This took too long. Begin anew.');
  const tries = codeKeys(req, { id, email });
  await takeOrRefuse(req, tries);
  const step = stepOfCode(secret, plainCode(code));
  if (step === undefined) throw refuse(req, 400, 'This code is wrong or was used before.');
  await succeeded(req, tries);
  const recoveryCodes = await storeFactor(req.payload, id, secret, step);
  await note(req, id, 'second factor set up');
  return { recoveryCodes };
});

/** `POST /api/users/second-factor/remove`: 403 where the role needs a factor. */
const remove = endpoint('/second-factor/remove', async (req, { id, role }) => {
  if (await needsFactor(req.payload, role))
    throw refuse(req, 403, 'Your role needs a second factor.');
  await removeFactor(req.payload, id);
  await note(req, id, 'second factor removed');
  return { ok: true };
});

/** `POST /api/users/second-factor/recovery-codes`: ten new ones, `{recoveryCodes}`. */
const renewCodes = endpoint('/second-factor/recovery-codes', async (req, { id }) => {
  if (!(await hasFactor(req.payload, id))) throw new APIError('Not found', 404);
  const recoveryCodes = await replaceRecoveryCodes(req.payload, id);
  await note(req, id, 'new recovery codes');
  return { recoveryCodes };
});

/**
 * `POST /api/users/:id/second-factor/reset`: an administrator takes the factor from somebody who
 * has lost it, and signs that person out everywhere. 403 for others.
 */
const reset = endpoint('/:id/second-factor/reset', async (req, { role }) => {
  const id = routeId(req);
  if (role !== 'admin') throw new APIError(req.t('error:notAllowedToPerformAction'), 403);
  if (!id || !(await hasFactor(req.payload, id))) throw new APIError('Not found', 404);
  await removeFactor(req.payload, id);
  await endAllSessions(req, id, 'second factor reset');
  await note(req, id, 'second factor reset');
  return { ok: true };
});

/** What people do with second factors once they are signed in. */
export const factorEndpoints: Endpoint[] = [start, confirm, remove, renewCodes, reset];
