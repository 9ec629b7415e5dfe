import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testContext } from '../layouts/testContext.ts';
import { SearchPage } from './SearchPage.tsx';

const context = testContext();
/** A page without a result, of a search that has so many. */
function emptyPage(page: number, total_items: number): string {
  const all = { items: [], suggestions: [], pager: { total_items, items_per_page: 10 } };
  const state = { keyword: 'hotel', tab: 'all', page, all, news: undefined } as const;
  return renderToStaticMarkup(<SearchPage context={context} state={state} />);
}

test('a page beyond the last says where the list ends, not that nothing was found', () => {
  const { pagination, search } = context.t;
  expect(emptyPage(9, 25)).toContain(pagination.beyond.replace('{n}', '9'));
  expect(emptyPage(9, 25)).not.toContain(search.noResultsHint);
  expect(emptyPage(1, 0)).toContain(search.noResultsHint);
});
