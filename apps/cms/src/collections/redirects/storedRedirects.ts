import type { PayloadRequest, Where } from 'payload';
import { type Say, sayTo } from '../../i18n/say.ts';
import type { Place } from '../../routing/ownPlace.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { refuse as refuseField } from '../../runtime/errors/refuse.ts';

/** A redirect as its checks see it. */
export interface Redirect extends Place {
  readonly page?: number | null;
  readonly url?: string | null;
}

type Field = keyof typeof labels;
/** What editors call the fields that can be wrong. */
const labels = { path: 'Old path', page: 'Leads to this page', url: 'Or to this address' } as const;

/** Refuses a field's value in the language of whoever asks. */
export function refuse(req: PayloadRequest, path: Field, ...problem: Parameters<Say>): never {
  refuseField(req, { path, label: labels[path] }, sayTo({ req })(...problem));
}

/** The first redirect that matches, other than the one of this id. */
export async function findOther(
  req: PayloadRequest,
  where: Where,
  id?: number,
): Promise<Redirect | undefined> {
  const found = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? where : { and: [where, { id: { not_equals: id } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return found.docs[0] as Redirect | undefined;
}

/** The other redirect from an address. */
export const findAt = (
  req: PayloadRequest,
  { brand, lang, path }: Place,
  id?: number,
): Promise<Redirect | undefined> =>
  findOther(req, { brand: { equals: brand }, lang: { equals: lang }, path: { equals: path } }, id);
