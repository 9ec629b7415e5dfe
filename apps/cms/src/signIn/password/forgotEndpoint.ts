import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { readBody } from '../../runtime/http/readBody.ts';
import { addressKey, takeOrRefuse } from '../delay/limits.ts';

/** Long enough for the answer to leave: a query of SQLite holds up the whole process. */
const answerFirstMs = 100;

/**
 * `POST /api/users/forgot-password {email}`: answers the same whether there is such an account or
 * not, and before it is looked for; the mail is sent afterwards. 400 without an address, 429 with
 * Retry-After for too many from one address.
 */
export const forgotEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = await readBody(req);
    if (typeof email !== 'string' || email.trim() === '') throw new APIError('Missing email.', 400);
    await takeOrRefuse(req, { mail: addressKey(req) });
    setTimeout(() => void sendLink(req, email), answerFirstMs);
    return Response.json({ message: req.t('general:success') });
  },
};

/** In a request of its own, for the one that asked has its answer by then. */
async function sendLink({ payload, i18n, t, headers }: PayloadRequest, email: string) {
  try {
    await payload.forgotPassword({
      collection: 'users',
      data: { email },
      req: { headers, i18n, t },
    });
  } catch (err) {
    payload.logger.error({ err, msg: 'The link for a new password could not be sent' });
  }
}
