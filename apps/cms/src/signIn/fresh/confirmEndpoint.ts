import { APIError, type Endpoint } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { sayTo } from '../../i18n/say.ts';
import { readBody } from '../../runtime/http/readBody.ts';
import { ownSession } from '../../sessions/ownSession.ts';
import { succeeded, takeOrRefuse } from '../delay/limits.ts';
import { isAccountPassword } from '../password/isAccountPassword.ts';
import { freshCookie, isFresh } from './fresh.ts';

/** `GET /api/users/confirm`: `{fresh}`, whether the sign-in is younger than ten minutes. */
export const freshEndpoint: Endpoint = {
  path: '/confirm',
  method: 'get',
  handler: async (req) => Response.json({ fresh: isFresh(req) }),
};

/**
 * `POST /api/users/confirm {password}`: makes the sign-in fresh for ten minutes by a cookie. 401
 * for a wrong password, 429 with Retry-After for too many.
 */
export const confirmEndpoint: Endpoint = {
  path: '/confirm',
  method: 'post',
  handler: async (req) => {
    const user = currentUser(req);
    if (!user) throw new APIError('Not found', 404);
    const { password } = await readBody(req);
    const { sid } = ownSession(req);
    const keys = { session: sid };
    await takeOrRefuse(req, keys);
    if (!(await isAccountPassword(req.payload, user.id, password)))
      throw new APIError(sayTo({ req })('This password is wrong.'), 401, undefined, true);
    await succeeded(req, keys);
    const headers = { 'set-cookie': freshCookie(sid) };
    return Response.json({ fresh: true }, { headers });
  },
};
