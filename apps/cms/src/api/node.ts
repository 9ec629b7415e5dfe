import { brandByCode } from '@concierge/brands/registry';
import { nodeRequestSchema } from '@concierge/contract/calls';
import { isLang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { answerNode } from '../publish/page/answer.ts';
import { readPath } from '../routing/path.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { jsonText, problem } from '../runtime/http/respond.ts';

/**
 * `POST {api}/node?lang=` with header `entorno` and body `{nodeUrl}` (spec §7, ADR 12): 200 a page,
 * 301 and 302 where it moved, 404 with everything around the page, 400 for anything malformed.
 */
export async function handleNode(payload: Payload, request: CallRequest): Promise<Response> {
  const brand = brandByCode(request.headers.get('entorno') ?? '');
  if (!brand) return problem(400, 'The header entorno must name a brand.');
  const langParam = new URL(request.url).searchParams.get('lang');
  if (langParam !== null && !isLang(langParam)) return problem(400, 'The language is unknown.');
  const body = nodeRequestSchema.safeParse(await readJson(request));
  if (!body.success) return problem(400, 'The body must be {"nodeUrl": "/en/…/"}.');
  const read = readPath(body.data.nodeUrl);
  if ('problem' in read) return problem(400, read.problem);
  const lang = read.lang ?? langParam ?? 'en';
  const answer = await answerNode(payload, brand.code, lang, read.path);
  return jsonText(answer.body, answer.status);
}

async function readJson(request: CallRequest): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
