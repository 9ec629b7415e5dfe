import { bears } from '@concierge/server/requests/bears';
import { leadsSecret } from '../env.ts';

/** True for a request that bears the secret shared with the site (`authorization: Bearer …`). */
export const authorized = (request: { readonly headers: Pick<Headers, 'get'> }): boolean =>
  bears(request.headers.get('authorization'), leadsSecret);
