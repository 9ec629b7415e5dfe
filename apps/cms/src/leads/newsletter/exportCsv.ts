import type { Endpoint } from 'payload';
import { requireOfficer } from '../../access/officer.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { serializeCsv } from '../../text/csv.ts';

/**
 * `GET /api/subscribers/export`: who is subscribed now, of the lists of the officer's brands, as
 * CSV with the proof of consent. 403 for others, and where the sign-in isn't fresh.
 */
export const exportSubscribersEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const { brands } = requireOfficer(req);
    requireFresh(req);
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      where: { state: { equals: 'subscribed' }, brand: { in: brands } },
      overrideAccess: true,
      depth: 0,
      pagination: false,
      sort: 'id',
    });
    const rows = docs.map(({ email, list, brand, lang, consent_at, confirmed_at, ...doc }) => ({
      email: email ?? '',
      list: list ?? '',
      brand,
      lang: lang ?? '',
      agreed_at: consent_at ?? '',
      confirmed_at: confirmed_at ?? '',
      agreed_to: doc.consent_words ?? '',
    }));
    const day = new Date().toISOString().slice(0, 10);
    return new Response(serializeCsv(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="subscribers-${day}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
};
