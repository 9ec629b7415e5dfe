import { readFileSync } from 'node:fs';
import type { BrandDefinition } from './brands.ts';

/**
 * The brands of the JSON file that `EXTRA_BRANDS` names; none without it. Throws one sentence for a
 * file that can't be read, or isn't a list of brands.
 */
export function readExtraBrands(file: string | undefined): BrandDefinition[] {
  if (!file) return [];
  const brands = parse(file);
  if (Array.isArray(brands) && brands.every(isBrand)) return brands;
  throw new Error(
    `EXTRA_BRANDS names ${file}, which isn't a list of brands, each with code, name and hosts.`,
  );
}

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`EXTRA_BRANDS names ${file}, which is no file that can be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`EXTRA_BRANDS names ${file}, which isn't JSON.`);
  }
}

const isBrand = (brand: Partial<BrandDefinition> | null): boolean =>
  typeof brand?.code === 'string' && typeof brand.name === 'string' && Array.isArray(brand.hosts);
