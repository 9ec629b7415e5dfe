import { defaultLang, isLang, textDirection } from '@concierge/contract/lang';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import type { PayloadRequest } from 'payload';
import { sayTo } from '../i18n/say.ts';

/**
 * A page that goes on by itself to an address of ours. No redirect could: browsers count one that
 * follows the provider's as cross-site, and such requests bear no session (`csrf` of the config).
 */
export function goOnPage(req: PayloadRequest, path: string, cookies: readonly string[]): Response {
  const language = req.i18n.language;
  const [say, href] = [sayTo({ req }), escapeMarkup(path)];
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(
    `<!doctype html><html lang="${language}" dir="${textDirection(isLang(language) ? language : defaultLang)}"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${href}"><title>${say('Go on')}</title><a href="${href}">${say('Go on')}</a>`,
    { headers },
  );
}
