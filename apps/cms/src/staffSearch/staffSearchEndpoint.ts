import { APIError, type Endpoint } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { readBody } from '../runtime/http/readBody.ts';
import { searchStaff } from './searchStaff.ts';

/**
 * `POST /api/staff-search {text, locale}`: what the person may read and has the words, by kind;
 * `locale` is the language of the content that comes first. Any text finds something or nothing;
 * it stands in no address, because names of persons are looked for too. 403 without an account.
 */
export const staffSearchEndpoint: Endpoint = {
  path: '/staff-search',
  method: 'post',
  handler: async (req) => {
    const user = currentUser(req);
    if (!user) throw new APIError('Forbidden', 403, undefined, true);
    const { text, locale } = await readBody(req);
    const answer = await searchStaff(req, user, text, locale);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  },
};
