import { registry } from '@concierge/brands/registry';
import { Refusal } from './Refusal.ts';

/** Throws a Refusal for a brand that this installation doesn't have. */
export function requireBrand(brand = ''): string {
  const codes: readonly string[] = registry.map(({ code }) => code);
  if (!codes.includes(brand)) throw new Refusal(`--brand is one of ${codes.join(', ')}.`);
  return brand;
}
