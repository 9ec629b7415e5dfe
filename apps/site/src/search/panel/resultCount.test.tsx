// @vitest-environment happy-dom
import type { Lang } from '@concierge/contract/lang';
import { menusSchema } from '@concierge/contract/menu';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceStrings } from '../../i18n/strings.ts';
import { SearchPanel } from '../SearchPanel.tsx';
import { showResults } from './showResults.ts';

/** What the panel says of so many results, by the texts that it was rendered with. */
function countIn(lang: Lang, total_items: number): string | null {
  const panel = document.createElement('div');
  panel.innerHTML = renderToStaticMarkup(
    <SearchPanel
      lang={lang}
      t={interfaceStrings(lang)}
      menus={menusSchema.parse({})}
      brand={{ code: 'HIM', id: 4 }}
      id="s"
    />,
  );
  const texts = JSON.parse(panel.querySelector('[data-texts]')?.getAttribute('data-texts') ?? '');
  const box = document.createElement('div');
  const found = { items: [], suggestions: [], pager: { total_items } };
  showResults(box, { keyword: 'spa', all: found, news: found, lang, texts, classes: {} });
  return box.querySelector('[role=status]')?.textContent ?? null;
}

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
