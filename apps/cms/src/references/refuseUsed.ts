import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { trashMove } from '../changes/trashMove.ts';
import { sayTo } from '../i18n/say.ts';
import { findUses } from './findUses.ts';

/** Places that a refusal names before it counts the rest. */
const namedPlaces = 5;

/** Refuses that a used document goes to the trash, unless the person has seen where it is used. */
export const refuseUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && trashMove(data, originalDoc) === 'into')
    await refuse(req, collection.slug, originalDoc.id);
  return data;
};

/** The same for deleting it for good. */
export const refuseUsedDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuse(req, collection.slug, Number(id));

/** This server's own code and whoever sends `used=confirmed` aren't asked. */
async function refuse(req: PayloadRequest, collection: string, id: number): Promise<void> {
  if (!req.user || req.query?.['used'] === 'confirmed') return;
  const { uses, hidden } = await findUses(req, collection, id);
  if (uses.length + hidden === 0) return;
  const say = sayTo({ req });
  const named = uses
    .slice(0, namedPlaces)
    .map(({ title, brands }) => (brands.length > 0 ? `${title} (${brands.join(', ')})` : title));
  const rest = uses.length - named.length + hidden;
  const others = say(named.length > 0 ? '{n} more' : '{n} that you can’t open', { n: rest });
  const places = [...named, ...(rest > 0 ? [others] : [])].join('; ');
  throw new APIError(
    say('It is used in: {places}. Confirm under “Used in” that it may go all the same.', {
      places,
    }),
    409,
    null,
    true,
  );
}
