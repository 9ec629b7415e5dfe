import { langs } from '@concierge/contract/lang';
import {
  APIError,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
} from 'payload';
import { currentUser } from '../../access/currentUser.ts';

/**
 * `PATCH /api/media/:id/alt-texts`: stores the alternative texts of the languages that the body
 * names, `{ "es": "…", "ar": "…" }`, all or none. 400 of an empty or foreign one, 403 or 404 of a
 * medium that the person may not change.
 */
export const altTextsEndpoint: Endpoint = {
  path: '/:id/alt-texts',
  method: 'patch',
  handler: async (req) => {
    const id = Number(req.routeParams?.['id']);
    if (!currentUser(req) || !Number.isSafeInteger(id)) throw new APIError('Not Found', 404);
    const texts = parseTexts(await req.json?.().catch(() => undefined));
    if (!texts) throw new APIError('Bad Request', 400);
    const isOwnTransaction = await initTransaction(req);
    try {
      for (const [locale, alt] of texts)
        await req.payload.update({
          collection: 'media',
          id,
          locale,
          data: { alt },
          depth: 0,
          overrideAccess: false,
          req,
        });
      if (isOwnTransaction) await commitTransaction(req);
    } catch (error) {
      if (isOwnTransaction) await killTransaction(req);
      throw error;
    }
    return Response.json({ saved: texts.map(([lang]) => lang) });
  },
};

/** Each language with its text; undefined if anything else is in the body. */
function parseTexts(body: unknown): [(typeof langs)[number], string][] | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const sent = Object.entries(body);
  const texts = langs.flatMap((lang): [typeof lang, string][] => {
    const text: unknown = Object.getOwnPropertyDescriptor(body, lang)?.value;
    return typeof text === 'string' && text.trim() !== '' ? [[lang, text.trim()]] : [];
  });
  return texts.length > 0 && texts.length === sent.length ? texts : undefined;
}
