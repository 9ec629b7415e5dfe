import type { Access } from 'payload';
import { ofOwnBrands } from './brands/ofOwnBrands.ts';
import { currentUser } from './currentUser.ts';
import { hasRight } from './roles.ts';

/**
 * Who saves a document with drafts: who publishes everything of their brands, who drafts as long as
 * nothing is published by it, who translates in their languages only.
 */
export const saveByRole: Access = (args) => {
  const { data, req } = args;
  const user = currentUser(req);
  const role = user?.role;
  if (hasRight(role, 'publish')) return ofOwnBrands('publish')(args);
  if ((data as { _status?: unknown } | undefined)?._status === 'published') return false;
  if (hasRight(role, 'draft')) return ofOwnBrands('draft')(args);
  const isOwnLanguage = user?.languages?.some((lang) => lang === req.locale) ?? false;
  return isOwnLanguage ? ofOwnBrands('translate')(args) : false;
};
