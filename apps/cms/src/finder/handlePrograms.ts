import { type FinderAnswer, parseFinderQuery } from '@concierge/contract/finder';
import { langs } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import { maxPrograms, publishPrograms } from '../publish/lists/lists.ts';
import { type Publishing, publishingFor } from '../publish/publishing.ts';
import { siteCall } from '../publish/siteCall.ts';
import { find, type IndexedProgram, indexPrograms } from './find.ts';

/**
 * `GET /api/programs?lang=&q=&<facet>=&sort=&page=&alias=`, header `entorno`: the finder
 * (`programs/finder.ts` of the contract); `alias` asks for programmes by their paths in any
 * language. 400 for an unknown brand.
 */
export const handlePrograms = siteCall(async (p, params): Promise<FinderAnswer> => {
  const programs = await indexed(p);
  const aliases = params.get('alias')?.split(',').slice(0, 10) ?? [];
  const byAlias = await Promise.all(
    aliases.map(async (alias) => {
      const id = await idAt(p, alias);
      return programs.find(({ program }) => id !== undefined && program.id === id)?.program;
    }),
  );
  return {
    ...find(programs, parseFinderQuery(params), p.lang),
    asked: [...new Set(byAlias)].filter((program) => program !== undefined),
  };
});

/**
 * Id of the programme at a path in this language, else in another one: who changes the language of
 * a comparison keeps its address.
 */
async function idAt(p: Publishing, alias: string): Promise<string | undefined> {
  for (const lang of new Set([p.lang, ...langs])) {
    const programs = await indexed(publishingFor(p.payload, p.brand, lang, p.now));
    const found = programs.find(({ program }) => program.alias === alias);
    if (found) return found.program.id;
  }
  return undefined;
}

/** Prices that hold today by the path of their programme, as search results show them. */
export async function loadPrices(p: Publishing): Promise<Map<string, string | undefined>> {
  const programs = await indexed(p);
  return new Map(programs.map(({ program }) => [program.alias, program.field_price]));
}

/**
 * A brand's programmes in a language, prepared once and kept until anything that they show changes,
 * such as the name of a campus, or the day does.
 */
function indexed(p: Publishing): Promise<IndexedProgram[]> {
  const today = swissDay(p.now);
  return p.store.list(
    `finder:${p.brand}:${p.lang}:${today}`,
    p.tags.add('list:program'),
    async () => {
      const programs = await publishPrograms(p, { limit: maxPrograms });
      return indexPrograms(programs, p.lang, today);
    },
  );
}
