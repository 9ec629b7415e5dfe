import type { Endpoint, PayloadRequest, Where } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { holds } from '../../access/roles.ts';
import { problem } from '../../runtime/http/respond.ts';
import type { Lead } from '../../runtime/payload-types.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { serializeCsv } from '../../text/csv.ts';
import { listedWhere } from '../listedWhere.ts';
import { withVisitorFields } from '../withVisitorFields.ts';

/** Enquiries that are read at once. */
const batch = 1000;

/**
 * `GET /api/leads/export?where=`: the enquiries of a list's filter that the signed-in person may
 * read, as CSV; who exported is logged. 403 for others, and where the sign-in isn't fresh; 400 for
 * a filter that can't be read.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const user = currentUser(req);
    if (!user || !holds(user, 'persons')) return problem(403, 'Forbidden');
    requireFresh(req);
    const rows = await loadRows(req, listedWhere(req));
    req.payload.logger.info(`user ${user.id} exported ${rows.length} enquiries`);
    return new Response(serializeCsv(rows, columns), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="enquiries-${new Date().toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
};

type Row = Readonly<Record<string, string>>;

/** Every enquiry of the filter that the signed-in person may read, oldest first. */
async function loadRows(req: PayloadRequest, listed: Where): Promise<Row[]> {
  const rows: Row[] = [];
  let last = 0;
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'leads',
      // A copy: Payload adds its own conditions to what it is given.
      where: { and: [structuredClone(listed), { id: { greater_than: last } }] },
      req,
      overrideAccess: false,
      depth: 0,
      limit: batch,
      pagination: false,
      sort: 'id',
    });
    const newest = docs.at(-1);
    if (!newest) return rows;
    last = newest.id;
    rows.push(...docs.map(toCsvRow));
  }
}

/** What an enquiry has beside its visitor's fields. */
const columns = [
  'reference',
  'brand',
  'type',
  'lang',
  'state',
  'received_at',
  'source',
  'campaign',
  'note',
] as const satisfies readonly (keyof Lead)[];

const toCsvRow = (lead: Lead): Row =>
  withVisitorFields(
    toTexts(Object.fromEntries(columns.map((column) => [column, lead[column]]))),
    toTexts(lead.fields as Record<string, unknown>),
  );

const toTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value === null || value === undefined ? '' : String(value),
    ]),
  );
