import { brandCodePattern } from '@concierge/contract/brandCode';
import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { storedByPrefix } from '../../runtime/database/storedByPrefix.ts';
import { insertLeads } from '../store/insertLeads.ts';
import { leadRow } from '../store/leadRow.ts';
import type { Result } from '../store/storeLead.ts';

/** What the last check of the lead path from one site for one brand said. */
export interface LeadCheckReport {
  /** Name of the site among all. */
  readonly site: string;
  readonly brand: string;
  /** Instant at which it arrived here. */
  readonly at: string;
  /** Milliseconds from the form to the inbox. */
  readonly tookMs: number;
}

const prefix = 'lead-check:';
const keyForm = new RegExp(`^check-([0-9a-f]{12})-(${brandCodePattern})-[0-9a-z]+$`);
/** Milliseconds after which a site that sends no checks is taken for gone, if another one does. */
const siteTtlMs = 6 * 3_600_000;

/**
 * Stores a check like every enquiry, takes it off again, and stores when it came and
 * how long it took (ADR 32). It is in no state from which mails or the CRM are reached. Throws
 * where the inbox can't be written.
 */
export async function takeCheck(payload: Payload, lead: LeadEnvelope): Promise<Result> {
  const { key, received_at } = lead;
  const [, site, brand] = keyForm.exec(key) ?? [];
  if (site === undefined || brand !== lead.brand)
    return { key, status: 'rejected', message: 'This is no check of a site.' };
  const row = { ...leadRow(lead), state: 'received' as const, mails_due: false, network: '' };
  const where = { key: { equals: key } };
  try {
    const stored = await insertLeads(payload, [row]);
    if (!stored.has(key)) return { key, status: 'failed' };
  } finally {
    await payload.db.deleteMany({ collection: 'leads', where, req: {} });
  }
  const report: LeadCheckReport = {
    site,
    brand,
    at: new Date().toISOString(),
    tookMs: Math.max(0, Date.now() - Date.parse(received_at)),
  };
  await payload.kv.set(`${prefix}${site}:${brand}`, { ...report });
  return { key, status: 'stored' };
}

/**
 * The newest report of each site and brand. A site that has sent none for six hours is left out
 * where another one of the brand has; the last one of a brand never is.
 */
export async function leadChecks(payload: Payload, now = Date.now()): Promise<LeadCheckReport[]> {
  const all = [...(await storedByPrefix<LeadCheckReport>(payload, prefix)).values()];
  return [...Map.groupBy(all, ({ brand }) => brand).values()]
    .flatMap((ofBrand) => {
      const newest = ofBrand.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
      return ofBrand.filter(
        (report) => report === newest || now - Date.parse(report.at) < siteTtlMs,
      );
    })
    .toSorted((a, b) => (`${a.brand}${a.site}` < `${b.brand}${b.site}` ? -1 : 1));
}

/** Forgets the reports that are left out: their sites are gone. */
export async function dropGoneChecks(payload: Payload, now: number): Promise<void> {
  const shown = new Set(
    (await leadChecks(payload, now)).map(({ site, brand }) => `${prefix}${site}:${brand}`),
  );
  for (const key of (await storedByPrefix(payload, prefix)).keys())
    if (!shown.has(key)) await payload.kv.delete(key);
}

/** Whether a report is too old: a check was missed, and five minutes went by. */
export const isLate = (
  { at }: Pick<LeadCheckReport, 'at'>,
  everyMinutes: number,
  now = Date.now(),
): boolean => now - Date.parse(at) > (2 * everyMinutes + 5) * 60_000;
