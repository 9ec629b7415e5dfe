import type { UIField } from 'payload';

/** A part of an edit view that stores nothing and is no column of lists. */
export const uiField = (
  name: string,
  label: string,
  component: string,
  admin: UIField['admin'] = {},
): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { disableListColumn: true, ...admin, components: { Field: component } },
});
