import type { Access } from 'payload';
import { ofOwnBrands } from './ofOwnBrands.ts';

/** As `ofOwnBrands`, of versions: what a document holds stands under `version` in them. */
export const versionsOfOwnBrands: Access = async (args) => {
  const answer = await ofOwnBrands('read')(args);
  if (typeof answer === 'boolean') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([field, condition]) => [`version.${field}`, condition]),
  );
};
