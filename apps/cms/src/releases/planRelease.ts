import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { sayTo } from '../i18n/say.ts';
import { refuse } from '../runtime/errors/refuse.ts';
import type { Release } from '../runtime/payload-types.ts';
import { sortByAccess } from './mayPublish.ts';
import { releaseDocuments } from './releaseDocuments.ts';
import type { Released } from './states.ts';
import { titlesFor } from './titlesFor.ts';

/** A release that was published is a record of what went live, and stays as it is. */
export const keepPublished: CollectionBeforeValidateHook<Release> = ({
  data,
  originalDoc,
  req,
}) => {
  if (req.user && originalDoc?.state === 'published')
    throw new APIError(sayTo({ req })('A published release stays as it is.'), 409, undefined, true);
  return data;
};

/**
 * Before a save by a person: refuses documents that the person may not publish and instants that
 * have passed; gives the release the brands of its documents, so that everybody whose sites change
 * sees it, also where the person edits only some of them; plans it anew in the person's name.
 */
export const planRelease: CollectionBeforeChangeHook<Release> = async ({
  data,
  originalDoc,
  req,
}) => {
  const user = currentUser(req);
  if (!user) return data;
  const say = sayTo({ req });
  const publishAt = data.publishAt === undefined ? originalDoc?.publishAt : data.publishAt;
  if (publishAt && Date.parse(publishAt) <= Date.now())
    refuse(
      req,
      { path: 'publishAt', label: 'Goes live at' },
      say('Choose an instant that is still to come, or none.'),
    );
  // Also of what somebody else has put there: whoever saves a release publishes all of it.
  const documents = releaseDocuments(data.documents === undefined ? originalDoc : data);
  const { refused } = await sortByAccess(req, [...documents, ...releaseDocuments(originalDoc)]);
  if (refused.length > 0)
    refuse(req, { path: 'documents', label: 'Documents' }, await foreignText(req, refused));
  const { brands } = await sortByAccess(req, documents);
  return {
    ...data,
    ...(brands.length > 0 ? { field_domain_access: brands } : {}),
    state: 'planned',
    plannedBy: user.email,
    plannedAt: new Date().toISOString(),
    refusals: null,
  };
};

/** The same before a planned release is deleted, which ends the plans of all its documents. */
export const refuseForeignDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return;
  const release = await req.payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!release || release.state === 'published') return;
  const { refused } = await sortByAccess(req, releaseDocuments(release));
  if (refused.length > 0) throw new APIError(await foreignText(req, refused), 403, undefined, true);
};

async function foreignText(req: PayloadRequest, refused: readonly Released[]): Promise<string> {
  const titles = (await titlesFor(req, refused)).values();
  return sayTo({ req })(
    'Only who may publish every document of a release plans it. You may not publish: {titles}.',
    { titles: [...titles].join(', ') },
  );
}
