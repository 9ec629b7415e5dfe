import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from 'payload';
import { notShown } from '../publish/notShown.ts';
import { missingFacts } from '../publish/page/missingFacts.ts';
import { siteOrigin } from '../routing/siteOrigin.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import { versionAt } from './versionAt.ts';

/** Milliseconds after which a site counts as not reached, and between two questions. */
const liveTimeoutMs = 10_000;
const pause = 40;

/**
 * A site that shows a document, and how many milliseconds after saving it answered with what was
 * saved; null where it didn't in ten seconds.
 */
interface LiveSite {
  readonly brand: string;
  readonly milliseconds: number | null;
}

/**
 * `GET {api}/pages/:id/live`: asks the site of each of the page's brands until it answers with the
 * published version, and names the blocks that are left out and the facts that lists lack.
 */
export const live: Omit<Endpoint, 'root'> = {
  path: '/:id/live',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return problem(404, 'Not found');
    const page = await req.payload
      .findByID({
        collection: 'pages',
        id: routeId(req),
        depth: 0,
        locale: 'en',
        overrideAccess: false,
        req,
      })
      .catch(() => undefined);
    if (page?._status !== 'published' || !page.alias) return problem(404, 'Not found');
    const { alias, updatedAt } = page;
    const sites = Promise.all(
      (page.field_domain_access ?? []).map((brand) => waitFor(brand, alias, updatedAt)),
    );
    return json({
      sites: await sites,
      missingFacts: missingFacts(page, req.i18n.language),
      notShown: await notShown(req.payload, page.id, req.i18n.language),
    });
  },
};

async function waitFor(brand: string, alias: string, version: string): Promise<LiveSite> {
  for (const end = Date.now() + liveTimeoutMs; Date.now() < end; await sleep(pause)) {
    const shown = await versionAt(encodeURI(`${siteOrigin(brand)}/en${alias}`));
    if (shown !== undefined && shown >= version)
      return { brand, milliseconds: Math.max(0, Date.now() - Date.parse(version)) };
  }
  return { brand, milliseconds: null };
}
