import { readFileSync } from 'node:fs';
import { type BrandDefinition, brands } from './brands.ts';

/**
 * All brands of this installation: the table, and whatever entries the JSON file named by
 * `EXTRA_BRANDS` adds (an array of `BrandDefinition`). Server only.
 */
export const registry: readonly BrandDefinition[] = [...brands, ...extraBrands()];

function extraBrands(): BrandDefinition[] {
  const file = process.env['EXTRA_BRANDS'];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as BrandDefinition[]) : [];
}

/** The brand with this short or long code in any case, or undefined (spec §10.9). */
export function brandByCode(code: string): BrandDefinition | undefined {
  const wanted = code.toUpperCase();
  return registry.find((brand) => brand.code === wanted || brand.longCode === wanted);
}

/** Host names of a brand: `HOSTS_<CODE>` (comma separated) where it is set, else the table's. */
export function hostsOf(brand: BrandDefinition): readonly string[] {
  const configured = process.env[`HOSTS_${brand.code}`];
  return configured ? configured.split(',').map((host) => host.trim().toLowerCase()) : brand.hosts;
}
