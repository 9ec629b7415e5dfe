import { type Lang, textDirection } from '@concierge/contract/lang';
import type { NewsAnswer, SearchAnswer } from '@concierge/contract/search';
import { plural } from '../../i18n/plural.ts';
import type { PluralForms } from '../../i18n/types.ts';
import { siteLink } from '../../routing/link.ts';
import { snippet } from '../snippet.ts';
import { element } from './element.ts';

export interface ResultTexts {
  readonly all: string;
  readonly news: string;
  /** By the language's plurals, with `{n}` and `{keyword}`. */
  readonly count: PluralForms;
  readonly tabs: string;
  readonly none: string;
  readonly ask: string;
  readonly near: string;
  readonly down: string;
  readonly more: string;
}

interface Shown {
  readonly keyword: string;
  readonly all: SearchAnswer;
  readonly news: NewsAnswer;
  readonly lang: Lang;
  readonly texts: ResultTexts;
  readonly classes: Record<string, string>;
}

/** The line that says what was found, made where a box has none yet. */
export function statusLine(box: HTMLElement, className = ''): HTMLElement {
  const made = box.querySelector<HTMLElement>(':scope > [role=status]');
  if (made) return made;
  const status = element('p', { role: 'status', class: className });
  box.append(status);
  return status;
}

/**
 * Shows parts around a box's status line, which stays: what listens is told only of a change within
 * it.
 */
export function showAround(status: HTMLElement, before?: Node, after?: Node): void {
  for (const part of [...(status.parentElement?.children ?? [])])
    if (part !== status) part.remove();
  if (before) status.before(before);
  if (after) status.after(after);
}

/**
 * Shows both tabs with their counts; NEWS is chosen by itself where ALL is empty and NEWS isn't
 * (spec §4). A page has several panels: ids begin with that of the `box`.
 */
export function showResults(box: HTMLElement, shown: Shown): void {
  const { all, news, texts, classes } = shown;
  const panelId = `${box.id}-tabpanel`;
  const tabs = (['all', 'news'] as const).map((name) => {
    const count = element('span', {}, String((name === 'all' ? all : news).pager.total_items));
    return {
      name,
      button: element(
        'button',
        { type: 'button', role: 'tab', id: `${box.id}-${name}`, 'aria-controls': panelId },
        `${texts[name]} `,
        count,
      ),
    };
  });
  const status = statusLine(box, classes['count']);
  const panel = element('div', { role: 'tabpanel', id: panelId });
  const choose = (chosen: 'all' | 'news') => {
    for (const { name, button } of tabs) {
      button.setAttribute('aria-selected', String(name === chosen));
      button.tabIndex = name === chosen ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', `${box.id}-${chosen}`);
    const { keyword, lang } = shown;
    status.textContent = plural(lang, texts.count, shown[chosen].pager.total_items, { keyword });
    panel.replaceChildren(...renderTabContent(shown, chosen));
  };
  for (const [index, { name, button }] of tabs.entries()) {
    button.addEventListener('click', () => choose(name));
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      const other = tabs[1 - index];
      if (!other) return;
      choose(other.name);
      other.button.focus();
    });
  }
  const tablist = element(
    'div',
    { role: 'tablist', class: classes['tabs'] ?? '', 'aria-label': texts.tabs },
    ...tabs.map(({ button }) => button),
  );
  showAround(status, tablist, panel);
  choose(all.pager.total_items === 0 && news.pager.total_items > 0 ? 'news' : 'all');
}

function renderTabContent(
  { keyword, all, news, lang, texts, classes }: Shown,
  tab: 'all' | 'news',
): Node[] {
  const items = tab === 'all' ? (all.items ?? all.rows ?? []) : (news.items ?? news.rows ?? []);
  if (!items.length) {
    const ask = siteLink(`/contact/?${new URLSearchParams({ question: keyword })}`, lang);
    const near = (all.suggestions ?? []).flatMap((word) => [
      ' ',
      element('a', { href: searchLink(word, lang) }, word),
    ]);
    return [
      element('p', {}, fill(texts.none, { keyword })),
      ...(near.length ? [element('p', {}, texts.near, ...near)] : []),
      element('p', {}, element('a', { href: ask }, fill(texts.ask, { keyword }))),
    ];
  }
  const list = element('ol', { class: classes['results'] ?? '' });
  for (const item of items) {
    const pieces = snippet(item.body ?? item.field_lead ?? '', keyword).map(({ text, mark }) =>
      mark ? element('mark', {}, text) : text,
    );
    const own =
      'lang' in item && item.lang ? { lang: item.lang, dir: textDirection(item.lang) } : {};
    list.append(
      element(
        'li',
        {},
        element(
          'h3',
          {},
          element('a', { href: siteLink(item.alias ?? '/', lang), ...own }, item.title),
        ),
        element('p', {}, element('span', own, ...pieces)),
      ),
    );
  }
  const total = (tab === 'all' ? all : news).pager.total_items;
  if (total <= items.length) return [list];
  return [
    list,
    element(
      'p',
      {},
      element('a', { href: searchLink(keyword, lang, tab === 'news' ? { tab } : {}) }, texts.more),
    ),
  ];
}

/** Address of the search page with a query. */
const searchLink = (text: string, lang: Lang, more: Record<string, string> = {}): string =>
  siteLink(`/search/?${new URLSearchParams({ search_api_fulltext: text, ...more })}`, lang);

const fill = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
