import { logFailure } from '../../ui/logFailure.ts';
import { element } from './element.ts';
import { type Scope, searchPages } from './fetchFound.ts';

/**
 * Suggestions show once the input exceeds two characters, and are the first three titles (spec §9).
 */
const above = 2;
const shown = 3;
/** Milliseconds of rest before the server is asked. */
const rest = 120;

/**
 * The search box as an ARIA combobox: suggestions while typing, arrows to choose, Enter to take,
 * Escape to close. Answers that come too late are dropped. `choose` is called with the text to
 * search.
 */
export function suggest(
  input: HTMLInputElement,
  scope: Scope,
  options: { label: string; className: string; choose: (text: string) => void },
): () => void {
  const list = element('ul', {
    role: 'listbox',
    id: `${input.id}-suggestions`,
    class: options.className,
    'aria-label': options.label,
  });
  list.hidden = true;
  input.closest('form')?.append(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value);

  let timer = 0;
  let asking: AbortController | undefined;
  let active = -1;

  const close = () => {
    clearTimeout(timer);
    asking?.abort();
    list.hidden = true;
    select(-1);
    input.setAttribute('aria-expanded', 'false');
  };
  const select = (index: number) => {
    active = index;
    for (const [position, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(position === index));
    const id = list.children[index]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (titles: readonly string[]) => {
    list.replaceChildren(
      ...titles.map((title, index) =>
        element(
          'li',
          { role: 'option', id: `${list.id}-${index}`, 'aria-selected': 'false', dir: 'auto' },
          title,
        ),
      ),
    );
    list.hidden = titles.length === 0;
    input.setAttribute('aria-expanded', String(titles.length > 0));
    select(-1);
  };

  input.addEventListener('input', () => {
    close();
    const text = input.value.trim();
    if (text.length <= above) return;
    timer = window.setTimeout(async () => {
      asking = new AbortController();
      const { signal } = asking;
      const answer = await searchPages(text, scope, signal).catch((error: unknown) =>
        logFailure('suggestions', error, signal),
      );
      if (!signal.aborted && answer)
        show((answer.items ?? answer.rows ?? []).slice(0, shown).map((item) => item.title));
    }, rest);
  });
  input.addEventListener('keydown', (event) => {
    const count = list.hidden ? 0 : list.children.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (count && step) {
      event.preventDefault();
      select((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count);
    } else if (count && event.key === 'Escape') {
      // The text stays, and so does the panel around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (count && event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      options.choose(list.children[active]?.textContent ?? '');
    }
  });
  // The focus stays in the box: the list closes as it leaves.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]');
    if (option) options.choose(option.textContent);
  });
  input.addEventListener('blur', close);
  return close;
}
