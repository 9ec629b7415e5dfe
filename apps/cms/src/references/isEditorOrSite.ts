import type { Access } from 'payload';
import { mayIn } from '../access/mayIn.ts';
import { authorized } from '../runtime/authorized.ts';
import { isShownMedia } from './shownMedia.ts';

/**
 * Administrators and whoever works with content of any brand the whole library; a site that shows
 * the shared secret
 * the files that something published shows; the anonymous none.
 */
export const isEditorOrSite: Access<{ filename?: string }> = async (args) => {
  if (await mayIn('read')(args)) return true;
  const { data, req } = args;
  return (
    typeof data?.filename === 'string' &&
    authorized(req) &&
    isShownMedia(req.payload, data.filename)
  );
};
