import type { Payload } from 'payload';
import { httpSource } from '../foreign/httpSource.ts';
import type { ImportTarget } from '../foreign/ImportTarget.ts';
import type { SiteImportOptions } from '../foreign/importFlags.ts';
import { type ImportResult, runImport } from '../foreign/runImport.ts';
import { Refusal } from '../Refusal.ts';
import { folderSource } from './folderSource.ts';
import { type DrupalSite, importNodes, openSite } from './importDrupal.ts';
import { importDrupalMenus } from './importDrupalMenus.ts';
import { importDrupalRedirects } from './importDrupalRedirects.ts';

/**
 * Imports a Drupal by its JSON:API, from its address or a folder of recorded answers. Throws a
 * Refusal where an answer is none; what was imported by then stays, and a second run goes on.
 */
export async function runDrupalImport(
  payload: Payload,
  from: string,
  { types = {}, ...options }: SiteImportOptions,
): Promise<ImportResult> {
  const isAddress = /^https?:\/\//i.test(from);
  if (isAddress && !URL.canParse(from)) throw new Refusal(`${from} is no address.`);
  const source = isAddress ? httpSource(from) : await folderSource(from);
  const site = await openSite(source);
  const { host, pathname } = new URL(source.base);
  return runImport(payload, `drupal-${host}${pathname}`, options, async (target) => {
    await importNodes(target, site, types);
    reportLeftOut(target, site);
    if (!options.publish) return;
    await importDrupalRedirects(target, site);
    await importDrupalMenus(target, site);
  });
}

/** Says of collections that hold content, and that nothing here takes, that they were left out. */
function reportLeftOut(target: ImportTarget, { collections }: DrupalSite): void {
  const { publish } = target.options;
  for (const type of collections.keys()) {
    const why = /^webform--/.test(type)
      ? 'Forms are made anew here: consent and delivery are decided with them.'
      : !publish && /^(redirect|menu_link_content)--/.test(type)
        ? 'It is public at once, so it is imported with --publish only.'
        : undefined;
    if (why) target.misfits.add({ type, field: '', id: '', why });
  }
}
