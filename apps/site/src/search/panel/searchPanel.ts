import type { Lang } from '@concierge/contract/lang';
import type { NewsAnswer, SearchAnswer } from '@concierge/contract/search';
import { logFailure } from '../../ui/logFailure.ts';
import { type Scope, searchNews, searchPages } from './fetchFound.ts';
import { type ResultTexts, showAround, showResults, statusLine } from './showResults.ts';
import { suggest } from './suggestions.ts';

/**
 * Turns a panel's plain form into search as you type, with results in place (spec §4, search box).
 */
export function enhance(panel: HTMLElement): void {
  const form = panel.querySelector('form');
  const input = panel.querySelector<HTMLInputElement>('input[type=search]');
  const results = panel.querySelector<HTMLElement>('[data-search-results]');
  const clear = panel.querySelector<HTMLButtonElement>('[data-search-clear]');
  if (!form || !input || !results || !clear) return;
  const scope: Scope = {
    lang: (panel.dataset['lang'] ?? 'en') as Lang,
    brand: panel.dataset['brand'] ?? '',
    web: panel.dataset['web'] ?? '',
  };
  const texts = JSON.parse(panel.dataset['texts'] ?? '{}') as ResultTexts & { suggestions: string };
  const classes = JSON.parse(panel.dataset['classes'] ?? '{}') as Record<string, string>;
  const status = statusLine(results, classes['count']);
  let asking: AbortController | undefined;

  const recommended = (visible: boolean) => {
    const part = panel.querySelector<HTMLElement>('[data-search-part=recommended]');
    if (part) part.hidden = !visible;
  };
  const search = async (text: string) => {
    const keyword = text.trim();
    if (!keyword) return;
    closeSuggestions();
    input.value = keyword;
    clear.hidden = false;
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    results.hidden = false;
    results.setAttribute('aria-busy', 'true');
    recommended(false);
    const [all, news] = await Promise.all([
      settled<SearchAnswer>(searchPages(keyword, scope, signal), signal),
      settled<NewsAnswer>(searchNews(keyword, scope, signal), signal),
    ]);
    if (signal.aborted) return;
    results.removeAttribute('aria-busy');
    if (!all && !news) {
      showAround(status);
      status.textContent = texts.down;
      return;
    }
    // What came is shown, though the other search failed.
    const found = { keyword, all: all ?? nothing, news: news ?? nothing };
    showResults(results, { ...found, lang: scope.lang, texts, classes });
  };
  const closeSuggestions = suggest(input, scope, {
    label: texts.suggestions,
    className: classes['suggestions'] ?? '',
    choose: (text) => void search(text),
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search(input.value);
  });
  const reset = () => {
    asking?.abort();
    closeSuggestions();
    clear.hidden = true;
    results.hidden = true;
    showAround(status);
    status.textContent = '';
    recommended(true);
  };
  // Also emptied by Escape, which browsers do by themselves.
  input.addEventListener('input', () => {
    if (input.value === '') reset();
    else clear.hidden = false;
  });
  clear.addEventListener('click', () => {
    input.value = '';
    reset();
    input.focus();
  });
  // What was typed while this was on its way.
  if (input.value) input.dispatchEvent(new Event('input'));
}

const nothing = { items: [], suggestions: [], pager: { total_items: 0 } };

const settled = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> =>
  promise.catch((error: unknown) => logFailure('search', error, signal));
