import type { Form, FormField } from '@concierge/contract/form';

/**
 * Fields that are shown while the dynamic selects have these values: those in no group, and those
 * of the groups chosen (spec §4).
 */
export function shownFields(
  form: Pick<Form, 'fields'>,
  current: (name: string) => string | undefined,
): FormField[] {
  let shown = new Set<number>();
  for (let round = 0; round <= form.fields.length; round++) {
    const next = chosenGroups(
      form.fields.filter((field) => isShown(field, shown)),
      current,
    );
    if (next.size === shown.size && [...next].every((group) => shown.has(group))) break;
    shown = next;
  }
  return form.fields.filter((field) => isShown(field, shown));
}

/** Whether the value of a field decides which groups are shown. */
export const showsGroups = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'dynamic_select' || type === 'program_select';

const isShown = (field: FormField, groups: ReadonlySet<number>): boolean =>
  field.group === undefined || groups.has(field.group);

function chosenGroups(
  fields: readonly FormField[],
  current: (name: string) => string | undefined,
): Set<number> {
  const groups = new Set<number>();
  for (const field of fields) {
    if (!showsGroups(field)) continue;
    const chosen = field.options.find((option) => option.value === current(field.name));
    for (const group of chosen?.groups ?? []) groups.add(group);
  }
  return groups;
}
