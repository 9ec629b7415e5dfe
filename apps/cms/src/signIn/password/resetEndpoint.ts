import { APIError, type Endpoint } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { readBody } from '../../runtime/http/readBody.ts';
import { endAllSessions } from '../endAllSessions.ts';

/**
 * `POST /api/users/reset-password {token, password}`: sets a new password by the link of a mail,
 * and ends every session. It signs nobody in: who has the mailbox alone has no second factor. 403
 * for a link that has ended, 400 for a weak password.
 */
export const resetEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { token, password } = await readBody(req);
    const { user } = await req.payload
      .resetPassword({
        collection: 'users',
        data: { token: toText(token), password: toText(password) },
        overrideAccess: true,
        req,
      })
      .catch((err: unknown) => {
        if (!isEnded(err)) throw err;
        throw new APIError(sayTo({ req })(ended), 403, undefined, true);
      });
    if (user) await endAllSessions(req, Number(user['id']), 'new password');
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

const ended = 'This link has ended or was used: ask for a new one.';

/** Payload says in English alone that there is no such link. */
const isEnded = (err: unknown): boolean =>
  err instanceof APIError && err.message === 'Token is either invalid or has expired.';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
