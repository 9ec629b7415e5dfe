import type { BrandDefinition } from './brands.ts';
import { readExtraBrands } from './extraBrands.ts';
import { addExtra, liveBrands } from './liveBrands.ts';

addExtra(extraBrands());

/**
 * All brands of this installation: the table unless it is a group of its own (ADR 38), whatever
 * entries the JSON file named by `EXTRA_BRANDS` adds (an array of `BrandDefinition`), and those
 * that people keep in the admin. The list changes while the process runs (ADR 36). Server only.
 */
export const registry: readonly BrandDefinition[] = liveBrands;

/** A faulty file stops a start with a sentence (`readExtraBrands`), which no import can print. */
function extraBrands(): BrandDefinition[] {
  try {
    return readExtraBrands(process.env['EXTRA_BRANDS']);
  } catch {
    return [];
  }
}

/** The brand with this short or long code in any case, or undefined (spec §10.9). */
export function brandByCode(code: string): BrandDefinition | undefined {
  const wanted = code.toUpperCase();
  return registry.find((brand) => brand.code === wanted || brand.longCode === wanted);
}

/** Host names of a brand: `HOSTS_<CODE>` (comma separated) where it is set, else the table's. */
export function brandHosts(brand: BrandDefinition): readonly string[] {
  const configured = process.env[`HOSTS_${brand.code}`];
  return configured ? configured.split(',').map((host) => host.trim().toLowerCase()) : brand.hosts;
}

/** The brand that `BRAND` pins this deployment to; a code that nobody knows stops the start. */
export function pinnedBrand(env: NodeJS.ProcessEnv = process.env): BrandDefinition | undefined {
  const code = env['BRAND'];
  if (!code) return undefined;
  const brand = brandByCode(code);
  if (!brand)
    throw new Error(
      `BRAND=${code} is no brand; known are ${registry.map((brand) => brand.code).join(', ')}.`,
    );
  return brand;
}

/**
 * Origin of a brand's first host: https everywhere but on localhost, where the port is the site's.
 */
export function hostOrigin(brand: BrandDefinition, port = '3000'): string {
  const [host = 'localhost'] = brandHosts(brand);
  return /(^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`;
}
