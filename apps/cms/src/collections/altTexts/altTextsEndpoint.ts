import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import {
  APIError,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
} from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { tabField } from '../../editing/tabField.ts';
import { languageNames } from '../../i18n/locales.ts';
import { sayTo } from '../../i18n/say.ts';
import { problem } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import { waive } from '../../validation/required/waived.ts';

/**
 * `PATCH /api/media/:id/alt-texts`: stores the alternative texts of the languages that the body
 * names, `{ "es": "…", "ar": "" }`, all or none; an empty one takes the language's text away. The
 * query's `tab` is the browser tab that has the medium open.
 * Answers `{ saved, updatedAt }`: the languages, and when the medium was changed, ISO 8601. 400 of
 * an empty English or a foreign language, 403 or 404 of a medium that the person may not change.
 */
export const altTextsEndpoint: Endpoint = {
  path: '/:id/alt-texts',
  method: 'patch',
  handler: async (req) => {
    const id = routeId(req);
    if (!currentUser(req) || id === 0) throw new APIError('Not Found', 404);
    const texts = parseTexts(await req.json?.().catch(() => undefined));
    if (!texts) throw new APIError('Bad Request', 400);
    if (texts.some(([lang, alt]) => lang === defaultLang && alt === ''))
      return problem(
        400,
        `${languageNames[defaultLang]}: ${sayTo({ req })('This text is required.')}`,
      );
    const tab = req.searchParams.get('tab') ?? '';
    // English stands in where another language has no text.
    waive(req.context, id, ['alt']);
    const isOwnTransaction = await initTransaction(req);
    let updatedAt: string | undefined;
    try {
      for (const [locale, alt] of texts)
        ({ updatedAt } = await req.payload.update({
          collection: 'media',
          id,
          locale,
          data: { alt, [tabField.name]: tab },
          depth: 0,
          overrideAccess: false,
          req,
        }));
      if (isOwnTransaction) await commitTransaction(req);
    } catch (error) {
      if (isOwnTransaction) await killTransaction(req);
      throw error;
    }
    return Response.json({ saved: texts.map(([lang]) => lang), updatedAt });
  },
};

/** Each language with its trimmed text; undefined if anything else is in the body. */
function parseTexts(body: unknown): [Lang, string][] | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const sent = Object.entries(body);
  const texts = langs.flatMap((lang): [Lang, string][] => {
    const text: unknown = Object.getOwnPropertyDescriptor(body, lang)?.value;
    return typeof text === 'string' ? [[lang, text.trim()]] : [];
  });
  return texts.length > 0 && texts.length === sent.length ? texts : undefined;
}
