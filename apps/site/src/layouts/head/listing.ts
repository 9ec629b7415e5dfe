/** Where a page stands in a list that goes over several; queries are empty or begin with `?`. */
export interface Listing {
  /** The part that is shown: it belongs to the page's own address. */
  readonly query: string;
  /** Queries of its neighbours, where there are any. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** The neighbours of a page of a list; behind the last page there are none. */
export const neighbours = (
  page: number,
  pages: number,
  query: (page: number) => string,
): Listing => ({
  query: query(page),
  previous: page > 1 && page <= pages ? query(page - 1) : undefined,
  next: page < pages ? query(page + 1) : undefined,
});
