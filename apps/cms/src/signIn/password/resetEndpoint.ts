import type { Endpoint } from 'payload';
import { readBody } from '../../runtime/readBody.ts';
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
    const { user } = await req.payload.resetPassword({
      collection: 'users',
      data: { token: toText(token), password: toText(password) },
      overrideAccess: true,
      req,
    });
    // Payload opens a session with the new password.
    if (user) await endAllSessions(req, Number(user['id']), 'new password');
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
