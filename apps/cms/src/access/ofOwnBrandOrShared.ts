import type { Access } from 'payload';
import { ofOwnBrand } from './ofOwnBrand.ts';

/** As `ofOwnBrand`, and what belongs to no brand because it holds for all. */
export const ofOwnBrandOrShared: Access = async (args) => {
  const answer = await ofOwnBrand(args);
  return typeof answer === 'boolean' ? answer : { or: [answer, { brand: { exists: false } }] };
};
