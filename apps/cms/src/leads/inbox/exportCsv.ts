import type { Endpoint } from 'payload';
import { requireOfficer } from '../../access/officer.ts';
import type { Lead } from '../../runtime/payload-types.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { csvFile } from '../csvFile.ts';
import { listedRows } from '../listedRows.ts';
import { listedWhere } from '../listedWhere.ts';
import { withVisitorFields } from '../withVisitorFields.ts';

/**
 * `GET /api/leads/export?where=`: the enquiries of a list's filter that the signed-in person may
 * read, as CSV; who exported is logged. 403 for others, and where the sign-in isn't fresh; 400 for
 * a filter that can't be read.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const { user } = requireOfficer(req);
    requireFresh(req);
    const rows: Row[] = [];
    for await (const lead of listedRows(req, 'leads', listedWhere(req))) rows.push(toCsvRow(lead));
    req.payload.logger.info(`user ${user.id} exported ${rows.length} enquiries`);
    return csvFile('enquiries', rows, columns);
  },
};

type Row = Readonly<Record<string, string>>;

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
