import { fetchDocument } from '../ui/fetchDocument.ts';

const kept = 'compare';
const mostCompared = 4;
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
  const page = await fetchDocument(address, asking.signal);
  if (!page) return;
  const focused =
    document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
  for (const hook of ['[data-finder-form]', '[data-finder-found]']) {
    const fresh = page.querySelector(hook);
    if (fresh) finder.querySelector(hook)?.replaceWith(fresh);
  }
  history.replaceState(null, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a'))
    link.search = `?${params}`;
  if (focused)
    finder
      .querySelector<HTMLInputElement>(
        `input[name="${focused.name}"][value="${CSS.escape(focused.value)}"]`,
      )
      ?.focus();
  restore(finder);
}

/** At most four; a fifth is not taken, and the bar says why. */
function remember(within: HTMLElement, box: HTMLInputElement): void {
  const others = stored().filter((alias) => alias !== box.value);
  const isRefused = box.checked && others.length >= mostCompared;
  if (isRefused) box.checked = false;
  else store(box.checked ? [...others, box.value] : others);
  restore(within, isRefused);
}

/**
 * Checks the boxes of the programmes that a comparison keeps while browsing; those that the filters
 * hide go along with it unseen. The bar says how many there are.
 */
export function restore(within: HTMLElement, isRefused = false): void {
  const bar = within.querySelector<HTMLFormElement>('[data-compare-bar]');
  for (const hidden of bar?.querySelectorAll('input') ?? []) hidden.remove();
  const aliases = stored();
  for (const alias of aliases) {
    const box = within.querySelector<HTMLInputElement>(
      `input[name=p][value="${CSS.escape(alias)}"]`,
    );
    if (box) box.checked = true;
    else bar?.append(hiddenInput(alias));
  }
  const status = bar?.querySelector<HTMLElement>('[data-compare-status]');
  if (!status) return;
  const { chosenText = '', fullText = '' } = status.dataset;
  const chosen = chosenText
    .replace('{n}', String(aliases.length))
    .replace('{max}', String(mostCompared));
  status.textContent = isRefused ? fullText : aliases.length > 0 ? chosen : '';
}

function hiddenInput(alias: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'p', value: alias });
  return input;
}

function stored(): string[] {
  try {
    const aliases: unknown = JSON.parse(sessionStorage.getItem(kept) ?? '[]');
    return Array.isArray(aliases) ? aliases.map(String) : [];
  } catch {
    return withoutStorage;
  }
}

/** The choice on this page, where storage is blocked. */
let withoutStorage: string[] = [];

function store(aliases: readonly string[]): void {
  withoutStorage = [...aliases];
  try {
    sessionStorage.setItem(kept, JSON.stringify(aliases));
  } catch {
    // The page's own copy does.
  }
}
