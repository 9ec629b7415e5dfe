import type { Endpoint } from 'payload';
import { requireOfficer } from '../../access/officer.ts';
import type { Subscriber } from '../../runtime/payload-types.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { serializeCsv } from '../../text/csv.ts';
import { listedWhere } from '../listedWhere.ts';

/** Columns of the file, and the field that each has. */
const columns = {
  email: 'email',
  list: 'list',
  brand: 'brand',
  lang: 'lang',
  agreed_at: 'consent_at',
  confirmed_at: 'confirmed_at',
  agreed_to: 'consent_words',
} as const satisfies Readonly<Record<string, keyof Subscriber>>;

/**
 * `GET /api/subscribers/export?where=`: who of a list's filter is subscribed now, of the officer's
 * brands, as CSV with the proof of consent. 403 for others, and where the sign-in isn't fresh; 400
 * for a filter that can't be read.
 */
export const exportSubscribersEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    requireOfficer(req);
    requireFresh(req);
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      where: { and: [listedWhere(req), { state: { equals: 'subscribed' } }] },
      req,
      overrideAccess: false,
      depth: 0,
      pagination: false,
      sort: 'id',
    });
    const rows = docs.map((doc) =>
      Object.fromEntries(
        Object.entries(columns).map(([column, field]) => [column, doc[field] ?? '']),
      ),
    );
    const day = new Date().toISOString().slice(0, 10);
    return new Response(serializeCsv(rows, Object.keys(columns)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="subscribers-${day}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
};
