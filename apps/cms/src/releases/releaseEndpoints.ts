import type { Endpoint, PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { holds } from '../access/roles.ts';
import type { AdminLang } from '../i18n/adminLang.ts';
import { isolated } from '../i18n/isolated.ts';
import { sayTo } from '../i18n/say.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import type { Release, User } from '../runtime/payload-types.ts';
import { sortByAccess } from './mayPublish.ts';
import { publishRelease } from './publishRelease.ts';
import { releaseDocuments } from './releaseDocuments.ts';
import { type ReleaseRefusal, refusalTexts } from './states.ts';
import { titlesFor } from './titlesFor.ts';

/** The release of a call and who calls; undefined where that person may not read it. */
async function loadRelease(
  req: PayloadRequest,
): Promise<{ user: User; release: Release } | undefined> {
  const user = currentUser(req);
  if (!user || !holds(user, 'read')) return undefined;
  const release = await req.payload
    .findByID({ collection: 'releases', id: routeId(req), depth: 0, overrideAccess: false, req })
    .catch(() => undefined);
  return release ? { user, release } : undefined;
}

/** How a release stands, in the language of whoever asks. */
async function outcome(req: PayloadRequest, release: Release) {
  const say = sayTo({ req });
  const refusals = (release.refusals ?? []) as unknown as readonly ReleaseRefusal[];
  const titles = await titlesFor(
    req,
    refusals.flatMap(({ document }) => document ?? []),
  );
  const { refused } = await sortByAccess(req, releaseDocuments(release));
  return {
    state: release.state,
    mayPublish:
      release.state !== 'published' &&
      releaseDocuments(release).length > 0 &&
      holds(currentUser(req), 'publish') &&
      refused.length === 0,
    refusals: refusals.map(({ document, reason, by, detail }) => ({
      text: say(refusalTexts[reason], {
        by: isolated(by || say('An import')),
        detail: isolated(detailIn(detail, req.i18n.language)),
      }),
      ...(document
        ? {
            title: titles.get(document.value) ?? '',
            href: `/admin/collections/${document.relationTo}/${document.value}`,
          }
        : {}),
    })),
  };
}

const detailIn = (detail: ReleaseRefusal['detail'], language: string): string =>
  typeof detail === 'object' ? (detail[language as AdminLang] ?? detail.en ?? '') : (detail ?? '');

/**
 * `GET /api/releases/:id/outcome`: `state`, whether the person may publish it (`mayPublish`), and
 * `refusals`, each a `text` with the document's `title` and `href`. 404 for who may not read it.
 */
const read: Endpoint = {
  path: '/:id/outcome',
  method: 'get',
  handler: async (req) => {
    const found = await loadRelease(req);
    return found ? json(await outcome(req, found.release)) : problem(404, 'Not found');
  },
};

/**
 * `POST /api/releases/:id/publish`: publishes all documents at once in the name of the person, or
 * none; answers as `outcome` does. 403 for who may not publish every document, 404 for who may not
 * read the release, 409 where it is published already.
 */
const publish: Endpoint = {
  path: '/:id/publish',
  method: 'post',
  handler: async (req) => {
    const found = await loadRelease(req);
    if (!found) return problem(404, 'Not found');
    const { release, user } = found;
    const say = sayTo({ req });
    if (release.state === 'published')
      return problem(409, say('A published release stays as it is.'));
    const { refused } = await sortByAccess(req, releaseDocuments(release));
    if (!holds(user, 'publish') || refused.length > 0)
      return problem(403, say('You may not publish every document of this release.'));
    const after = await publishRelease(req.payload, release.id, user);
    return after ? json(await outcome(req, after)) : problem(404, 'Not found');
  },
};

export const releaseEndpoints: Endpoint[] = [read, publish];
