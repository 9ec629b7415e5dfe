import type { Access } from 'payload';
import type { Right } from '../roles.ts';
import { ofOwnBrand, ofOwnBrands } from './ofOwnBrands.ts';

/** The same of versions: what a document holds stands under `version` in them. */
const inVersions =
  (access: Access): Access =>
  async (args) => {
    const answer = await access(args);
    if (typeof answer === 'boolean') return answer;
    return Object.fromEntries(
      Object.entries(answer).map(([field, condition]) => [`version.${field}`, condition]),
    );
  };

/** As `ofOwnBrands` for those who read content, of versions. */
export const versionsOfOwnBrands: Access = inVersions(ofOwnBrands('read'));

/** As `ofOwnBrand`, of versions. */
export const versionsOfOwnBrand = (right: Right): Access => inVersions(ofOwnBrand(right));
