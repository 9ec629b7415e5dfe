import type { Payload } from 'payload';
import { loadBrands } from '../brands/applyBrands.ts';
import { json } from '../runtime/http/respond.ts';

/**
 * `GET {api}/brand-definitions`: the brands as they are kept (ADR 36), for the site alone: a brand
 * may be there before its launch. 200.
 */
export const handleBrandDefinitions = async (payload: Payload): Promise<Response> =>
  json({ brands: await loadBrands(payload), tags: ['brands'] });
