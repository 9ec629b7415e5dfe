// @vitest-environment happy-dom
import type { Lang } from '@concierge/contract/lang';
import { menusSchema } from '@concierge/contract/menu';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceStrings } from '../../i18n/strings.ts';
import { SearchPanel } from '../SearchPanel.tsx';
import { showResults } from './showResults.ts';

/** The results of a panel with this id, by the texts that it was rendered with. */
function resultsIn(lang: Lang, total_items: number, id = 's'): HTMLElement {
  const panel = document.createElement('div');
  panel.innerHTML = renderToStaticMarkup(
    <SearchPanel
      lang={lang}
      t={interfaceStrings(lang)}
      menus={menusSchema.parse({})}
      brand={{ code: 'HIM', id: 4 }}
      id={id}
    />,
  );
  const texts = JSON.parse(panel.querySelector('[data-texts]')?.getAttribute('data-texts') ?? '');
  const box = panel.querySelector<HTMLElement>('[data-search-results]');
  if (!box) throw new Error('the panel has no place for results');
  const found = { items: [], suggestions: [], pager: { total_items } };
  showResults(box, { keyword: 'spa', all: found, news: found, lang, texts, classes: {} });
  return box;
}

const countIn = (lang: Lang, total: number) =>
  resultsIn(lang, total).querySelector('[role=status]')?.textContent;

test('two panels of a page share no id; tabs and their panel name one another', () => {
  const boxes = ['bar-search', 'sheet-search'].map((id) => resultsIn('en', 3, id));
  const ids = boxes.flatMap((box) => [box, ...box.querySelectorAll('[id]')]).map(({ id }) => id);
  expect([ids.every(Boolean), new Set(ids).size]).toEqual([true, 8]);
  for (const box of boxes) {
    const panel = box.querySelector('[role=tabpanel]');
    const tabs = [...box.querySelectorAll('[role=tab]')];
    for (const tab of tabs) expect(tab.getAttribute('aria-controls')).toBe(panel?.id);
    const selected = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(panel?.getAttribute('aria-labelledby')).toBe(selected?.id);
  }
});

test.each([
  ['en', (n: number) => (n === 1 ? '1 result for spa' : `${n} results for spa`)],
  ['es', (n: number) => `${n} ${n === 1 ? 'resultado' : 'resultados'} para spa`],
] as const)('the panel counts in %s', { tags: ['S2.search.8'] }, (lang, said) => {
  for (const n of [0, 1, 2, 3, 11, 21, 100]) expect(countIn(lang, n)).toBe(said(n));
});

test.each([
  ['ar', 0, 'لا نتائج عن spa'],
  ['ar', 1, 'نتيجة واحدة عن spa'],
  ['ar', 2, 'نتيجتان عن spa'],
  ['ar', 3, '3 نتائج عن spa'],
  ['ar', 11, '11 نتيجة عن spa'],
  ['ar', 21, '21 نتيجة عن spa'],
  ['ar', 100, '100 نتيجة عن spa'],
  ['ru', 0, '0 результатов по запросу spa'],
  ['ru', 1, '1 результат по запросу spa'],
  ['ru', 2, '2 результата по запросу spa'],
  ['ru', 3, '3 результата по запросу spa'],
  ['ru', 11, '11 результатов по запросу spa'],
  ['ru', 21, '21 результат по запросу spa'],
  ['ru', 100, '100 результатов по запросу spa'],
] as const)('the panel counts in %s: %i', { tags: ['S2.search.8'] }, (lang, n, said) =>
  expect(countIn(lang, n)).toBe(said),
);
