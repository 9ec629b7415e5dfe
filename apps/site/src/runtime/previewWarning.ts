/**
 * What this environment lacks for editors' previews, as one sentence; undefined where they work.
 * Without it a preview is refused, or doesn't follow what is saved.
 */
export function previewWarning(env: NodeJS.ProcessEnv): string | undefined {
  if (!env['PREVIEW_SECRET'])
    return "PREVIEW_SECRET is missing: every preview is refused; it must be the backend's.";
  if (!env['CMS_URL'] && env['NODE_ENV'] === 'production')
    return 'CMS_URL is missing: previews are shown in, and follow, an admin at the host of CONTENT_API only.';
  return undefined;
}
