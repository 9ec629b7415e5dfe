/** What a label in four languages becomes where Payload takes it for a text. */
const unnamed = '[object Object]';

/** Names the buttons that sort a list after the head of their column. */
export function nameSorting(list: Element): void {
  for (const button of list.querySelectorAll(`.sort-column button[aria-label*="${unnamed}"]`)) {
    const head = button.closest('.sort-column')?.querySelector('.sort-column__label');
    const name = head?.textContent?.trim();
    const text = button.getAttribute('aria-label');
    if (name && text) button.setAttribute('aria-label', text.replace(unnamed, name));
  }
}
