import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { mayOnlyTranslate } from '../access/roles.ts';
import { sayTo } from '../i18n/say.ts';
import { changedParts } from './changedParts.ts';

/**
 * Refuses, with 403, that who may only translate changes what is the same in all languages: facts,
 * pictures, links, or which blocks there are. Texts of a language are held by `saveByRole`.
 */
export const translationsOnly: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!mayOnlyTranslate(currentUser(req)?.role)) return data;
  const after = { ...originalDoc, ...data };
  if (!changedParts(collection.flattenedFields, originalDoc, after).shared) return data;
  const message = sayTo({ req })(
    'You may translate texts. What is the same in all languages stays as it is: load the page anew.',
  );
  throw new APIError(message, 403, undefined, true);
};
