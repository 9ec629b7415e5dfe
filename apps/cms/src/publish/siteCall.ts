import { brandByCode } from '@concierge/brands/registry';
import { defaultLang, isLang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { type Publishing, publishingFor } from './publishing.ts';

/** The brand that a call names, else what is wrong with it. */
type FindBrand = (
  request: CallRequest,
  params: URLSearchParams,
) => { readonly code: string } | string;

const brandOfHeader: FindBrand = ({ headers }) =>
  brandByCode(headers.get('entorno') ?? '') ?? 'entorno must name a brand.';

/**
 * Handles a call of a brand's site: `answer` makes its JSON in the asked language, else in English,
 * of nothing older than the last committed change. 400 where the call names no brand.
 */
export const siteCall =
  (
    answer: (p: Publishing, params: URLSearchParams) => Promise<object>,
    findBrand: FindBrand = brandOfHeader,
  ) =>
  async (payload: Payload, request: CallRequest): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const brand = findBrand(request, searchParams);
    if (typeof brand === 'string') return problem(400, brand);
    const lang = searchParams.get('lang');
    await catchUp(payload);
    const p = publishingFor(payload, brand.code, isLang(lang) ? lang : defaultLang);
    return json(await answer(p, searchParams));
  };
