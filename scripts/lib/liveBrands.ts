import { readFileSync } from 'node:fs';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { brandDefinitionsSchema } from '@concierge/contract/brandDefinitions';

/** Makes the brands that the site of this data folder served last those of this process. */
export function loadLastBrands(dataDir: string): void {
  try {
    apply(JSON.parse(readFileSync(`${dataDir}/brands.json`, 'utf8')));
  } catch {
    // It never ran, or its backend keeps none: they are the shipped ones.
  }
}

/** Makes the brands of the running backend those of this process; one that keeps none has no say. */
export async function fetchBrands(env: Readonly<Record<string, string>>): Promise<void> {
  const headers = { authorization: `Bearer ${env['LEADS_SECRET']}` };
  const answer = await fetch(`${env['CONTENT_API']}/brand-definitions`, { headers });
  if (answer.ok) apply(await answer.json());
}

const apply = (answer: unknown): void => overlayBrands(brandDefinitionsSchema.parse(answer).brands);
