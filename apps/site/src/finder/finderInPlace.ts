import { maxCompared } from '../compare/maxCompared.ts';
import { fetchPage } from '../ui/fetchDocument.ts';
import { ifAllowed } from '../ui/logFailure.ts';
import { sayUnavailable } from './sayUnavailable.ts';

let asking: AbortController | undefined;

/**
 * Follows a change within the finder: of a filter by the programmes that fit now, in place; of a
 * box by the kept comparison.
 */
export async function follow(finder: HTMLElement, box: HTMLInputElement): Promise<void> {
  if (box.name === 'p') remember(finder, box);
  else if (box.form?.matches('[data-finder-form]')) await update(finder, box.form);
}

async function update(finder: HTMLElement, form: HTMLFormElement): Promise<void> {
  const params = new URLSearchParams(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
  const address = `${form.action}?${params}`;
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const found = finder.querySelector<HTMLElement>('[data-finder-found]');
  found?.setAttribute('aria-busy', 'true');
  // Some browsers end the calls of a page that is being left: that is no failure.
  let isLeft = false;
  window.onbeforeunload = () => {
    isLeft = true;
  };
  const { status, page } = await fetchPage(address, signal);
  if (signal.aborted) return;
  window.onbeforeunload = null;
  found?.removeAttribute('aria-busy');
  const freshForm = page?.querySelector<HTMLFormElement>('[data-finder-form]');
  const freshFound = page?.querySelector<HTMLElement>('[data-finder-found]');
  if (!found || !freshForm || !freshFound) {
    if (isLeft) return;
    // The browser shows what the server says, but without a network it would only lose the page.
    if (status > 0) form.submit();
    else sayUnavailable(finder, form);
    return;
  }
  const focused = document.activeElement;
  replaceFound(found, freshFound);
  replaceFacets(form, freshForm);
  history.replaceState(null, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a'))
    link.search = `?${params}`;
  if (focused instanceof HTMLInputElement)
    finder
      .querySelector<HTMLInputElement>(
        `input[name="${focused.name}"][value="${CSS.escape(focused.value)}"]`,
      )
      ?.focus();
  show(finder);
}

/**
 * Takes the programmes of another answer, between the count and the bar, which stay: what listens
 * is told only of a change within them.
 */
function replaceFound(found: HTMLElement, fresh: HTMLElement): void {
  const parts = ':scope > :not([data-unavailable], [data-compare-bar])';
  for (const part of found.querySelectorAll(parts)) part.remove();
  const count = found.querySelector('[data-unavailable]');
  const freshCount = fresh.querySelector('[data-unavailable]')?.textContent ?? '';
  count?.after(...fresh.querySelectorAll(parts));
  if (count) count.textContent = freshCount;
}

/**
 * Takes the facets of another answer, each open or folded as the visitor left it. The labelled
 * fields stay, with what is typed in them meanwhile and with the focus.
 */
function replaceFacets(form: HTMLFormElement, fresh: HTMLFormElement): void {
  const parts = ':scope > :not(label)';
  let heading: HTMLElement | null = null;
  for (const facet of form.querySelectorAll('details')) {
    const next = fresh
      .querySelector(`input[name="${facet.querySelector('input')?.name}"]`)
      ?.closest('details');
    if (!next) continue;
    next.open = facet.open;
    if (facet.firstElementChild === document.activeElement) heading = next.querySelector('summary');
  }
  for (const part of form.querySelectorAll(parts)) part.remove();
  form.append(...fresh.querySelectorAll(parts));
  heading?.focus();
}

/** At most four; a fifth is not taken, and the bar says why. */
function remember(within: HTMLElement, box: HTMLInputElement): void {
  const chosen = stored(within);
  const id = programId(box);
  const isRefused = box.checked && !chosen.has(id) && chosen.size >= maxCompared;
  if (isRefused) box.checked = false;
  else {
    if (box.checked) chosen.set(id, box.value);
    else chosen.delete(id);
    store(within, chosen);
  }
  show(within, isRefused);
}

const boxes = (within: HTMLElement) =>
  within.querySelectorAll<HTMLInputElement>('input[name=p][type=checkbox]');

/** Checks the boxes of the programmes that a comparison keeps while browsing, and no others. */
export function restore(within: HTMLElement): void {
  for (const box of boxes(within)) box.checked = false;
  show(within);
}

/**
 * Checks the boxes of the programmes that are kept; those that the filters hide go along with them
 * unseen. The bar says how many there are.
 */
function show(within: HTMLElement, isRefused = false): void {
  const bar = within.querySelector<HTMLFormElement>('[data-compare-bar]');
  for (const hidden of bar?.querySelectorAll('input') ?? []) hidden.remove();
  const chosen = stored(within);
  const unseen = new Map(chosen);
  for (const box of boxes(within)) if (unseen.delete(programId(box))) box.checked = true;
  for (const alias of unseen.values()) bar?.append(hiddenInput(alias));
  const status = bar?.querySelector<HTMLElement>('[data-compare-status]');
  if (!status) return;
  const { chosenText = '', fullText = '' } = status.dataset;
  const count = chosenText
    .replace('{n}', String(chosen.size))
    .replace('{max}', String(maxCompared));
  status.textContent = isRefused ? fullText : chosen.size > 0 ? count : '';
}

function hiddenInput(alias: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'p', value: alias });
  return input;
}

/** The same in every language, while aliases differ. */
const programId = ({ dataset }: HTMLElement): string => dataset['program'] ?? '';

const storageKey = ({ dataset }: HTMLElement): string => dataset['comparisonKey'] ?? '';

/** Aliases by the ids of their programmes, in the order in which they were chosen. */
type Chosen = Map<string, string>;

const stored = (within: HTMLElement): Chosen =>
  ifAllowed(
    () => new Map<string, string>(JSON.parse(sessionStorage.getItem(storageKey(within)) ?? '[]')),
  ) ?? withoutStorage;

/** The choice on this page, where storage is blocked. */
let withoutStorage: Chosen = new Map();

function store(within: HTMLElement, chosen: Chosen): void {
  withoutStorage = chosen;
  ifAllowed(() => sessionStorage.setItem(storageKey(within), JSON.stringify([...chosen])));
}
