import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { sayTo } from '../i18n/say.ts';
import { sayOnlyTo } from '../runtime/errors/sayWhere.ts';
import { changedParts } from './changedParts.ts';
import { forgetSaves, keepSave, readSaves, type Save, savesBetween } from './saves.ts';
import { tabField } from './tabField.ts';

const savingTab = (data: unknown): string =>
  String((data as Record<string, unknown> | undefined)?.[tabField.name] ?? '').slice(0, 64);
const iso = (value: unknown): string => {
  const time = new Date(String(value)).getTime();
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};

/**
 * Refuses a save with 409 where somebody else, or the same person in another tab, has saved since
 * the form was read: what it sends would put old words in place of theirs. Forms of the admin name
 * their tab; scripts don't, and are never refused. Who wrote another language's texts only is in
 * nobody's way.
 */
export const refuseStale: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const tab = savingTab(data);
  const { [tabField.name]: _, ...rest } = data ?? {};
  if (operation !== 'update' || tab === '') return rest;
  req.context[tabField.name] = tab;
  const [base, now] = [iso(data?.['updatedAt']), iso(originalDoc?.['updatedAt'])];
  if (base === '' || base >= now) return rest;
  const between = savesBetween(
    await readSaves(req, collection.slug, originalDoc?.['id']),
    base,
    now,
  );
  const foreign = between?.filter(
    (save) => save.tab !== tab && (save.shared || (save.texts && save.locale === req.locale)),
  );
  if (foreign?.length === 0) return rest;
  sayOnlyTo(req, messageFor(req, foreign?.at(-1)));
  const message = sayTo({ req })('This was saved elsewhere since you opened it.');
  const error = new APIError(message, 409, { errors: [{ path: tabField.name, message }] }, true);
  // Payload logs by this name: a refusal is no fault.
  throw Object.assign(error, { name: 'ValidationError' });
};

function messageFor(req: PayloadRequest, save: Save | undefined): string {
  const say = sayTo({ req });
  if (save?.user !== undefined && save.user === currentUser(req)?.id)
    return say('You have saved this in another window since you opened it here.');
  if (save?.email) return say('{who} has saved this since you opened it.', { who: save.email });
  return say('This was saved elsewhere since you opened it.');
}

/** After a person's save: notes it for whoever has the document open. */
export const noteSave: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const user = currentUser(req);
  if (operation !== 'update' || !user) return doc;
  const tab = req.context[tabField.name];
  const save: Save = {
    at: iso(doc.updatedAt),
    base: iso(previousDoc?.updatedAt),
    user: user.id,
    email: user.email,
    locale: req.locale ?? 'en',
    ...(typeof tab === 'string' ? { tab } : {}),
    ...changedParts(collection.flattenedFields, previousDoc, doc),
  };
  await keepSave(req, collection.slug, doc.id, save);
  return doc;
};

/** After a delete. */
export const forgetSavesAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  forgetSaves(req.payload, collection.slug, [id], req);
