import { isLang } from '@concierge/contract/lang';
import { contentHash, type ImportTarget } from '../foreign/ImportTarget.ts';
import type { Line } from '../tables/readTable.ts';
import { findRedirect, writeRedirect } from '../tables/redirectsTable.ts';
import { refusalText } from '../tables/refusalText.ts';
import { drupalLink } from './drupalLink.ts';
import { collectionPath, type DrupalSite } from './importDrupal.ts';
import { readEntities } from './readEntities.ts';
import { isUnchanged, writtenRedirect } from './writtenRedirect.ts';

const type = 'redirect--redirect';
const temporary = new Set([302, 303, 307]);

/** Writes the redirects of the redirect module; one without a language is for the site's own. */
export async function importDrupalRedirects(target: ImportTarget, site: DrupalSite): Promise<void> {
  if (!site.collections.has(type)) return;
  for await (const { resource } of readEntities(site.source, collectionPath(site, type))) {
    const misfit = (field: string, why: string) =>
      target.misfits.add({ type, field, id: resource.id, why });
    const { redirect_source, redirect_redirect, status_code, language, langcode } =
      resource.attributes;
    const source = (redirect_source ?? {}) as { path?: unknown; query?: unknown };
    const { uri } = (redirect_redirect ?? {}) as { uri?: unknown };
    const url =
      typeof uri === 'string'
        ? drupalLink(uri, { base: site.source.base, aliases: site.aliases })
        : undefined;
    const said = language ?? langcode;
    if (typeof source.path !== 'string') misfit('redirect_source', 'It has no path.');
    else if (Object.keys(source.query ?? {}).length > 0)
      misfit('redirect_source', 'Redirects here know no query.');
    else if (url === undefined) misfit('redirect_redirect', 'The address leads nowhere here.');
    else
      try {
        const line = {
          brand: target.options.brand,
          path: `/${source.path.replace(/^\//, '')}`,
          url,
          lang: isLang(said) ? said : site.lang,
          status: temporary.has(Number(status_code)) ? '302' : '301',
        };
        const isWritten = await writeUnlessChanged(target, resource.id, line);
        if (!isWritten)
          misfit('', 'It has been made, changed or deleted here; it was left as it is.');
      } catch (error) {
        misfit('', refusalText(error));
      }
  }
}

/** Whether a redirect is as its site has it; one that a person made, changed or deleted is left. */
async function writeUnlessChanged(
  target: ImportTarget,
  id: string,
  line: { readonly url: string; readonly status: string } & Line,
): Promise<boolean> {
  const { payload, journal } = target;
  const key = `redirect ${id}`;
  const hash = contentHash(line);
  const before = await writtenRedirect(target, key);
  if (before?.hash === hash) return true;
  if (before?.isChanged) return false;
  const present = await findRedirect(payload, line);
  const isSame = present?.url === line.url && present.status === line.status;
  if (present && !isSame && !isUnchanged(present, before)) return false;
  await writeRedirect(payload, line);
  const written = await findRedirect(payload, line);
  if (written) {
    const { id, createdAt, updatedAt } = written;
    journal.done(key, { id, createdAt, updatedAt, hash });
  }
  return true;
}
