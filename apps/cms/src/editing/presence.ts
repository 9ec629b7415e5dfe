import { isLang } from '@concierge/contract/lang';
import type { CollectionSlug, Endpoint } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import { readBody } from '../runtime/http/readBody.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';

/** Somebody who has a document open. */
interface Present {
  readonly tab: string;
  readonly user: number;
  readonly email: string;
  readonly locale: string;
  readonly at: number;
}

/** A tab that hasn't said anything for this long counts as closed. */
const silenceMs = 30_000;
/** Tabs that are noted for one document at most. */
const maxTabs = 50;
const here = globalSingleton('presence', () => new Map<string, Present[]>());

/** Notes that a person's tab has a document open, or has closed it, and tells who else is in. */
export function noteHere(
  document: string,
  { gone, ...tab }: Omit<Present, 'at'> & { gone: boolean },
  now = Date.now(),
): Present[] {
  const others = (here.get(document) ?? []).filter(
    (one) => one.tab !== tab.tab && now - one.at < silenceMs,
  );
  const all = gone ? others : [...others, { ...tab, at: now }].slice(-maxTabs);
  if (all.length > 0) here.set(document, all);
  else here.delete(document);
  return others;
}

/**
 * `POST /api/<collection>/:id/here` with a tab and its language: who else has the document open.
 * Asked every ten seconds by the admin's form.
 */
export const presenceEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/here',
  method: 'post',
  handler: async (req) => {
    const user = currentUser(req);
    const id = routeId(req);
    const where = { id: { equals: id } };
    const { tab, locale, gone } = await readBody(req);
    const isReadable =
      user &&
      (await req.payload.count({ collection, where, req, overrideAccess: false })).totalDocs > 0;
    if (!isReadable) return problem(404, 'Not found');
    if (typeof tab !== 'string' || tab.length > 64 || !isLang(locale))
      return problem(400, 'Say which tab it is, and its language');
    const others = noteHere(`${collection}:${id}`, {
      tab,
      user: user.id,
      email: user.email,
      locale,
      gone: gone === true,
    });
    return json({
      others: others.map((one) => ({
        email: one.email,
        locale: one.locale,
        own: one.user === user.id,
      })),
    });
  },
});
