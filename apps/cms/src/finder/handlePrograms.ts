import { brandByCode } from '@concierge/brands/registry';
import { type FinderAnswer, parseFinderQuery } from '@concierge/contract/finder';
import { defaultLang, isLang, type Lang, langs } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { maxPrograms, publishPrograms } from '../publish/lists/lists.ts';
import { publishingFor } from '../publish/publishing.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { find, type IndexedProgram, indexPrograms } from './find.ts';

/**
 * `GET /api/programs?lang=&q=&<facet>=&sort=&page=&alias=`, header `entorno`: the finder
 * (`programs/finder.ts` of the contract); `alias` asks for programmes by their paths in any
 * language. 400 for an unknown brand.
 */
export async function handlePrograms(payload: Payload, request: CallRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const brand = brandByCode(request.headers.get('entorno') ?? '');
  if (!brand) return problem(400, 'entorno must name a brand.');
  const langParam = searchParams.get('lang');
  const lang: Lang = isLang(langParam) ? langParam : defaultLang;
  const today = swissDay();
  await catchUp(payload);
  const programs = await indexed(payload, brand.code, lang, today);
  const aliases = searchParams.get('alias')?.split(',').slice(0, 10) ?? [];
  const byAlias = await Promise.all(
    aliases.map(async (alias) => {
      const id = await idAt(payload, { brand: brand.code, lang, today }, alias);
      return programs.find(({ program }) => id !== undefined && program.id === id)?.program;
    }),
  );
  const answer: FinderAnswer = {
    ...find(programs, parseFinderQuery(searchParams), lang),
    asked: [...new Set(byAlias)].filter((program) => program !== undefined),
  };
  return json(answer);
}

interface ProgramQuery {
  readonly brand: string;
  readonly lang: Lang;
  readonly today: string;
}

/**
 * Id of the programme at a path in this language, else in another one: who changes the language of
 * a comparison keeps its address.
 */
async function idAt(
  payload: Payload,
  { brand, lang, today }: ProgramQuery,
  alias: string,
): Promise<string | undefined> {
  for (const spoken of new Set([lang, ...langs])) {
    const programs = await indexed(payload, brand, spoken, today);
    const found = programs.find(({ program }) => program.alias === alias);
    if (found) return found.program.id;
  }
  return undefined;
}

/** Prices that hold today by the path of their programme, as search results show them. */
export async function loadPrices(
  payload: Payload,
  brand: string,
  lang: Lang,
): Promise<Map<string, string | undefined>> {
  const programs = await indexed(payload, brand, lang, swissDay());
  return new Map(programs.map(({ program }) => [program.alias, program.field_price]));
}

/**
 * A brand's programmes in a language, prepared once and kept until anything that they show changes,
 * such as the name of a campus, or the day does.
 */
function indexed(
  payload: Payload,
  brand: string,
  lang: Lang,
  today: string,
): Promise<IndexedProgram[]> {
  const p = publishingFor(payload, brand, lang);
  return p.store.list(`finder:${brand}:${lang}:${today}`, p.tags.add('list:program'), async () => {
    const programs = await publishPrograms(p, { limit: maxPrograms });
    return indexPrograms(programs, lang, today);
  });
}
