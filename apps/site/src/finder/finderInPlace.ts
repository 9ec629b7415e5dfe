import { fetchDocument } from '../ui/fetchDocument.ts';

const kept = 'compare';
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
  if (focused)
    finder
      .querySelector<HTMLInputElement>(
        `input[name="${focused.name}"][value="${CSS.escape(focused.value)}"]`,
      )
      ?.focus();
  restore(finder);
}

/** At most four; a fifth is not taken. */
function remember(within: HTMLElement, box: HTMLInputElement): void {
  const chosen = [...within.querySelectorAll<HTMLInputElement>('input[name=p]:checked')].map(
    (input) => input.value,
  );
  const others = stored().filter(
    (alias) => !within.querySelector(`input[name=p][value="${CSS.escape(alias)}"]`),
  );
  if (chosen.length + others.length > 4) box.checked = false;
  else store([...others, ...chosen]);
}

/** Checks the boxes of the programmes that a comparison keeps while browsing. */
export function restore(within: HTMLElement): void {
  for (const alias of stored()) {
    const box = within.querySelector<HTMLInputElement>(
      `input[name=p][value="${CSS.escape(alias)}"]`,
    );
    if (box) box.checked = true;
  }
}

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function store(aliases: readonly string[]): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(aliases));
  } catch {
    // Storage is blocked: the boxes themselves still hold the choice on this page.
  }
}
