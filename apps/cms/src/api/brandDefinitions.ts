import type { Payload } from 'payload';
import { loadBrands } from '../brands/applyBrands.ts';
import { json } from '../runtime/respond.ts';

/**
 * `GET {api}/brand-definitions`: the brands as they are kept (ADR 36), for anyone, since every page
 * shows them. 200.
 */
export const handleBrandDefinitions = async (payload: Payload): Promise<Response> =>
  json({ brands: await loadBrands(payload), tags: ['brands'] });
