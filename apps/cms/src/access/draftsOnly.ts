import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { sayTo } from '../i18n/say.ts';
import { currentUser } from './currentUser.ts';
import { hasRight } from './roles.ts';

interface Saved {
  readonly draft?: boolean;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly overrideAccess?: boolean;
  readonly publishAllLocales?: boolean;
  readonly publishSpecificLocale?: string;
  readonly unpublishAllLocales?: boolean | string;
  /** True where documents in the trash are meant, too: what leaves it is on the site again. */
  readonly trash?: boolean;
}

/**
 * Refuses, with 403, whatever would change what visitors see by who may only draft or translate.
 * Only a save as a draft leaves the public row alone: every other writes it, even one whose status
 * is 'draft', which takes the document off the site.
 */
export const draftsOnly: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion')
    return args;
  const user = currentUser(req);
  const saved = args as Saved;
  if (!user || saved.overrideAccess || hasRight(user.role, 'publish')) return args;
  const status = saved.data?.['_status'] ?? 'draft';
  const isDraft = operation === 'create' || saved.draft === true;
  const isWider =
    saved.publishAllLocales ||
    saved.publishSpecificLocale ||
    saved.unpublishAllLocales ||
    saved.trash;
  const isRestoring = operation === 'restoreVersion' && !hasRight(user.role, 'draft');
  if (isDraft && status === 'draft' && !isWider && !isRestoring) return args;
  const message = sayTo({ req })(
    collection.slug === 'pages'
      ? 'You may save drafts, not publish. Submit the page for review: a reviewer publishes it.'
      : 'You may save drafts, not publish. A reviewer or editor publishes it.',
  );
  throw new APIError(message, 403, undefined, true);
};
