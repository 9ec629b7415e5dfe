import { brandByCode } from '@concierge/brands/registry';
import { Refusal } from '../Refusal.ts';

/**
 * The brands that a cell names, parted by spaces or commas; throws a Refusal for one that isn't
 * there.
 */
export function requireBrands(cell = ''): string[] {
  const codes = cell.split(/[\s,;]+/).filter(Boolean);
  const unknown = codes.find((code) => !brandByCode(code));
  if (unknown !== undefined || codes.length === 0)
    throw new Refusal(unknown ? `there is no brand ${unknown}.` : 'it names no brand.');
  return codes;
}
