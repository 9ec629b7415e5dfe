import type { Endpoint } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { csvOf } from './csv.ts';

/**
 * `GET /api/inquiries/export`: the enquiries that the signed-in person may read, as CSV; who
 * exported is logged. 403 for others, and where the sign-in isn't fresh.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const user = currentUser(req);
    if (user?.role !== 'admin' && user?.role !== 'admissions')
      return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });
    requireFresh(req);
    const { docs } = await req.payload.find({
      collection: 'inquiries',
      req,
      overrideAccess: false,
      depth: 0,
      limit: 50_000,
      pagination: false,
      sort: 'id',
    });
    req.payload.logger.info(`user ${user.id} exported ${docs.length} enquiries`);
    const rows = docs.map(
      ({ reference, brand, type, lang, state, received_at, source, campaign, note, fields }) => ({
        ...textsOf({ reference, brand, type, lang, state, received_at, source, campaign, note }),
        ...textsOf(fields as Record<string, unknown>),
      }),
    );
    return new Response(csvOf(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="enquiries-${new Date().toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
};

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value === null || value === undefined ? '' : String(value),
    ]),
  );
