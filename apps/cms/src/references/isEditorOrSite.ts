import type { Access } from 'payload';
import { mayIn } from '../access/mayIn.ts';
import { authorized } from '../runtime/http/authorized.ts';
import { isShownMedia } from './shownMedia.ts';

/**
 * Administrators and whoever works with content of any brand the whole library; a site that shows
 * the shared secret the files that something published shows; the anonymous none. A site is
 * answered by a query, for which Payload reads the row: without one a bucket's handler would ask
 * for it in the name of the site, which may read no rows.
 */
export const isEditorOrSite: Access<{ filename?: string }> = async (args) => {
  if (await mayIn('read')(args)) return true;
  const { data, req } = args;
  const filename = data?.filename;
  const isShown =
    typeof filename === 'string' && authorized(req) && (await isShownMedia(req.payload, filename));
  return isShown && { filename: { equals: filename } };
};
