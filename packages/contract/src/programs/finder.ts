import * as z from 'zod/mini';
import { list, opt } from '../values/kit.ts';
import { parsePageNumber } from '../values/pageNumber.ts';
import { programTeaserSchema } from './program.ts';

/**
 * The facets of the programme finder; several values of one facet widen the result, facets narrow
 * each other.
 */
export const facetNames = [
  'school',
  'level',
  'subject',
  'campus',
  'intake',
  'language',
  'duration',
  'fee',
] as const;
export type FacetName = (typeof facetNames)[number];

export const sortOrders = ['relevance', 'title', 'duration', 'fee', 'intake'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * What a visitor asks the finder; unknown facets and values are ignored by the reader
 * (`parseFinderQuery`).
 */
export interface FinderQuery {
  readonly text: string;
  readonly chosen: Partial<Record<FacetName, readonly string[]>>;
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
}

/** The query of a visitor who asks for nothing in particular. */
export const everything: FinderQuery = { text: '', chosen: {}, sort: 'relevance', page: 1 };

/**
 * `GET {api}/programs?lang=&q=&school=&level=…&sort=&page=&alias=`, header `entorno`: a page of a
 * brand's matching programmes and, for every facet, its values with counts.
 */
export const finderAnswerSchema = z.object({
  items: z.array(programTeaserSchema),
  /** Programmes that fit, on all pages. */
  total: z.number(),
  /** At least 1. */
  pages: z._default(z.number(), 1),
  facets: z.array(
    z.object({
      name: z.enum(facetNames),
      values: z.array(
        z.object({
          value: z.string(),
          count: z.number(),
          chosen: z._default(z.boolean(), false),
          label: opt(z.string()),
        }),
      ),
    }),
  ),
  /** Programmes asked for by `alias`, for the comparison; what no longer exists is left out. */
  asked: list(programTeaserSchema),
});
export type FinderAnswer = z.output<typeof finderAnswerSchema>;

/** Reads a finder query from an address; never fails. */
export function parseFinderQuery(params: URLSearchParams): FinderQuery {
  const chosen: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    const values = params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim().slice(0, 80))
      .filter(Boolean);
    if (values.length) chosen[name] = [...new Set(values)].slice(0, 20);
  }
  const sort = sortOrders.find((order) => order === params.get('sort')) ?? 'relevance';
  return {
    text: (params.get('q') ?? '').slice(0, 200).trim(),
    chosen,
    sort,
    page: parsePageNumber(params),
  };
}
