import { brandByCode } from '@concierge/brands/registry';
import { type FinderAnswer, finderQueryOf } from '@concierge/contract/finder';
import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { publishPrograms } from '../publish/blocks/lists.ts';
import { docStoreOf } from '../publish/docStore.ts';
import { publishingFor } from '../publish/publishing.ts';
import { json, problem } from '../runtime/respond.ts';
import { find, type IndexedProgram, indexPrograms } from './find.ts';

/** Most programmes that the finder knows of. */
const maxPrograms = 5000;

/**
 * `GET /api/programs?lang=&q=&<facet>=&sort=&page=&alias=`, header `entorno`: the finder
 * (`contract/finder.ts`); `alias` asks for programmes by path. 400 for an unknown brand.
 */
export async function handlePrograms(payload: Payload, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const brand = brandByCode(request.headers.get('entorno') ?? '');
  if (!brand) return problem(400, 'entorno must name a brand.');
  const asked = searchParams.get('lang');
  const lang: Lang = isLang(asked) ? asked : defaultLang;
  const today = swissDay();
  await catchUp(payload);
  const programs = await indexed(payload, brand.code, lang, today);
  const aliases = searchParams.get('alias')?.split(',').slice(0, 10) ?? [];
  const byAlias = aliases.flatMap(
    (alias) => programs.find(({ program }) => program.alias === alias)?.program ?? [],
  );
  const answer: FinderAnswer = {
    ...find(programs, finderQueryOf(searchParams), lang),
    asked: byAlias,
  };
  return json(answer);
}

/** Prices that hold today by the path of their programme, as search results show them. */
export async function pricesOf(
  payload: Payload,
  brand: string,
  lang: Lang,
): Promise<Map<string, string | undefined>> {
  const programs = await indexed(payload, brand, lang, swissDay());
  return new Map(programs.map(({ program }) => [program.alias, program.field_price]));
}

/**
 * A brand's programmes in a language, prepared once and kept until a programme changes or the day
 * does.
 */
function indexed(
  payload: Payload,
  brand: string,
  lang: Lang,
  today: string,
): Promise<IndexedProgram[]> {
  return docStoreOf(payload).list(
    `finder:${brand}:${lang}:${today}`,
    ['list:program'],
    async () => {
      const programs = await publishPrograms(publishingFor(payload, brand, lang), {
        limit: maxPrograms,
      });
      return indexPrograms(programs, lang, today);
    },
  );
}
