/** Pages of a list that are gone through at most. */
const mostPages = 50;

interface ListPage<T> {
  readonly items: readonly T[];
  /** Of the whole list. */
  readonly pages: number;
}

/** All items of a list that is fetched by pages, from 1; undefined where a page can't be had. */
export async function allPages<T>(
  fetchPage: (page: number) => Promise<ListPage<T> | undefined>,
): Promise<T[] | undefined> {
  const items: T[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
    const answer = await fetchPage(page);
    if (!answer) return undefined;
    items.push(...answer.items);
    pages = answer.pages;
  }
  return items;
}
