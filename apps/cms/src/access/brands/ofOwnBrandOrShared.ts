import type { Access } from 'payload';
import type { Right } from '../roles.ts';
import { ofOwnBrand } from './ofOwnBrands.ts';

/** As `ofOwnBrand`, and what belongs to no brand because it holds for all. */
export const ofOwnBrandOrShared =
  (right: Right): Access =>
  async (args) => {
    const answer = await ofOwnBrand(right)(args);
    return typeof answer === 'boolean' ? answer : { or: [answer, { brand: { exists: false } }] };
  };
