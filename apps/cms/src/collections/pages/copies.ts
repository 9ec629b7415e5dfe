import type { FieldHook, PayloadRequest } from 'payload';
import { copiedFor } from '../../fields/copiedFor.ts';
import { cutToWord } from './defaultAddress.ts';

/**
 * Gives a duplicate an address that no page has in any language; for the site of another brand, the
 * same one where it is free there. Called once a language.
 */
export const copiedAlias: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string' || !value) return value;
  const brand = copiedFor(req);
  if (brand && !(await isTaken(req, value, brand))) return value;
  const stem = cutToWord(value.replace(/(-copy(-\d+)?)?\/$/, ''), 180) || '/page';
  for (let n = 1; n < 1000; n += 1) {
    const alias = `${stem}-copy${n > 1 ? `-${n}` : ''}/`;
    if (!(await isTaken(req, alias))) return alias;
  }
  return undefined;
};

async function isTaken(req: PayloadRequest, alias: string, brand?: string): Promise<boolean> {
  const localized = req.payload.config.localization;
  const codes = localized ? localized.localeCodes : [];
  const or = codes.map((code) => ({ [`alias.${code}`]: { equals: alias } }));
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: brand ? { and: [{ or }, { field_domain_access: { in: [brand] } }] } : { or },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
