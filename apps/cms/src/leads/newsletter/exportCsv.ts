import type { Endpoint } from 'payload';
import { requireOfficer } from '../../access/officer.ts';
import type { Subscriber } from '../../runtime/payload-types.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { csvFile } from '../csvFile.ts';
import { listedRows } from '../listedRows.ts';
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
    const listed = { and: [listedWhere(req), { state: { equals: 'subscribed' } }] };
    const rows: Record<string, string>[] = [];
    for await (const subscriber of listedRows(req, 'subscribers', listed))
      rows.push(
        Object.fromEntries(
          Object.entries(columns).map(([column, field]) => [column, subscriber[field] ?? '']),
        ),
      );
    return csvFile('subscribers', rows, Object.keys(columns));
  },
};
