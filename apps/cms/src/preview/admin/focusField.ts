import type { FormState } from 'payload';

/** Milliseconds within which a field that was folded must be there. */
const renderTimeoutMs = 5000;
const fieldElementId = (path: string): string => `field-${path.replaceAll('.', '__')}`;
/** The element of a field; a rich text has none of its id, only a label for it. */
const findFieldElement = (path: string): HTMLElement | null =>
  document.getElementById(fieldElementId(path)) ??
  document.querySelector<HTMLElement>(
    `.field-type:has(> * > label[for="${fieldElementId(path)}"])`,
  );
const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

type Dispatch = (action: {
  type: 'SET_ROW_COLLAPSED';
  path: string;
  updatedRows: NonNullable<FormState[string]['rows']>;
}) => void;

/** Paths of the lists that a field stands in, outermost first, with the number of its row. */
function rowsAbove(path: string): { list: string; index: number }[] {
  const parts = path.split('.');
  return parts.flatMap((part, at) =>
    /^\d+$/.test(part) ? [{ list: parts.slice(0, at).join('.'), index: Number(part) }] : [],
  );
}

/** The field's element, else that of the nearest list it stands in. */
function nearest(path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const own = parts.slice(0, length);
    const found =
      findFieldElement(own.join('.')) ??
      document.getElementById(`${own.slice(0, -1).join('-')}-row-${own.at(-1)}`);
    if (found) return found;
  }
  return null;
}

/** Opens the tab of the form that has the field, or the list around it. */
async function openTab(path: string): Promise<void> {
  const [first = ''] = path.split('.');
  const isThere = () => findFieldElement(first) ?? findFieldElement(path);
  if (isThere()) return;
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click();
    await nextFrame();
    await nextFrame();
    if (isThere()) return;
  }
}

/** Shows a field of the open form, whatever it is folded into, and puts the cursor into it. */
export async function focusField(
  path: string,
  fields: FormState,
  dispatch: Dispatch,
): Promise<void> {
  await openTab(path);
  for (const { list, index } of rowsAbove(path)) {
    const rows = fields[list]?.rows ?? [];
    if (!rows[index]?.collapsed) continue;
    const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
    dispatch({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }
  const focused = document.activeElement;
  for (const end = Date.now() + renderTimeoutMs; Date.now() < end; await nextFrame()) {
    // The person has gone on, to a field of their own choice.
    if (document.activeElement !== focused) return;
    // What is far from the window isn't rendered.
    nearest(path)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const found = findFieldElement(path);
    if (found) return focusWithin(found);
  }
  nearest(path)?.querySelector<HTMLElement>('button, input')?.focus();
}

const controls = 'input:not([type=hidden]), textarea, button, a[href]';

/**
 * What a person types into within a field, else its first control: a rich text's is its toolbar's.
 */
export const controlIn = (field: HTMLElement): HTMLElement | null =>
  field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>('[contenteditable=true]') ??
      field.querySelector<HTMLElement>(controls));

function focusWithin(found: HTMLElement): void {
  const control = controlIn(found);
  control?.focus({ preventScroll: true });
  (control ?? found).scrollIntoView({ block: 'center', behavior: 'instant' });
}
