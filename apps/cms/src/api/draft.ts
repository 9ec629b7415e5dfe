import { brandByCode } from '@concierge/brands/registry';
import { isLang } from '@concierge/contract/lang';
import type { DataFromCollectionSlug, Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { loadVersion } from '../history/loadVersion.ts';
import { markTexts } from '../history/markTexts.ts';
import { sectionPage } from '../preview/sectionPage.ts';
import { isPreviewToken } from '../preview/token.ts';
import type { Stored } from '../publish/docStore.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishPage } from '../publish/page/answer.ts';
import { publishingFor } from '../publish/publishing.ts';
import { notePreviewedMedia } from '../references/shownMedia.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { isId } from '../runtime/http/routeId.ts';

/**
 * `GET {api}/draft/:id?lang=&token=`: the newest draft of a page, or of a shared section by itself
 * (`section-12`), as an answer of `node`, for whoever has its signed link (ADR 17); with `version=`
 * that version of it, in which `against=`, another one, marks the words that only the first has.
 * The brand is that of the header `entorno`, else the page's first; 403 without a valid token.
 */
export async function handleDraft(
  payload: Payload,
  request: Request,
  id: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang') || 'en';
  if (!isLang(lang)) return problem(400, 'The language is unknown.');
  if (!isId(id.replace(/^section-/, '')) || !isPreviewToken(id, searchParams.get('token') ?? ''))
    return problem(403, 'The preview link is not valid or has expired.');
  await catchUp(payload);
  const stored = await readDraft(payload, id, searchParams.get('version'));
  if (!stored) return problem(404, 'Not found');
  const brand =
    brandByCode(request.headers.get('entorno') ?? '')?.code ??
    inLanguage(stored, 'en').field_domain_access[0];
  if (!brand) return problem(404, 'Not found');
  const publishing = publishingFor(payload, brand, lang);
  const answer = await publishPage(publishing, stored);
  await notePreviewedMedia(payload, publishing.tags);
  const against = searchParams.get('against');
  if (!against) return json(answer);
  const other = await readDraft(payload, id, against);
  if (!other) return problem(404, 'Not found');
  const { node } = await publishPage(publishingFor(payload, brand, lang), other);
  return json({ ...answer, node: markTexts(answer.node, node) });
}

async function readDraft(
  payload: Payload,
  draftId: string,
  version: string | null,
): Promise<Stored<'pages'> | undefined> {
  const id = Number(draftId.replace('section-', ''));
  if (String(id) === draftId) return readVersion(payload, 'pages', id, version);
  const section = await readVersion(payload, 'shared-sections', id, version);
  return section && sectionPage(section);
}

/** A version by its id, or the newest draft where none is asked for. */
async function readVersion<S extends 'pages' | 'shared-sections'>(
  payload: Payload,
  collection: S,
  id: number,
  version: string | null,
): Promise<Stored<S> | undefined> {
  if (version) return loadVersion(payload, collection, id, version);
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    disableErrors: true,
  });
  return doc ? inAllLanguages(doc as unknown as DataFromCollectionSlug<S>) : undefined;
}
