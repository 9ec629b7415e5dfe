import { brandByCode } from '@concierge/brands/registry';
import { isLang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { isPreviewToken } from '../preview/token.ts';
import { publishPage } from '../publish/answer.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishingFor } from '../publish/publishing.ts';
import { json, problem } from './respond.ts';

/**
 * `GET {api}/draft/:id?lang=&token=`: the newest draft of a page as an answer of `node`, for whoever has its signed link (DESIGN
 * §4.14). The brand is that of the header `entorno`, else the page's first; 403 without a valid token.
 */
export async function handleDraft(payload: Payload, request: Request, id: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang') || 'en';
  if (!isLang(lang)) return problem(400, 'The language is unknown.');
  if (!/^\d{1,15}$/.test(id) || !isPreviewToken(id, searchParams.get('token') ?? ''))
    return problem(403, 'The preview link is not valid or has expired.');
  await catchUp(payload);
  const doc = await payload.findByID({
    collection: 'pages',
    id: Number(id),
    draft: true,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    disableErrors: true,
  });
  if (!doc) return problem(404, 'Not found');
  const stored = inAllLanguages(doc);
  const brand = brandByCode(request.headers.get('entorno') ?? '')?.code ?? inLanguage(stored, 'en').field_domain_access[0];
  if (!brand) return problem(404, 'Not found');
  return json(await publishPage(publishingFor(payload, brand, lang), stored));
}
