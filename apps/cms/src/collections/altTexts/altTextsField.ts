import type { UIField } from 'payload';

/** The alternative texts of all languages side by side; stores nothing itself. */
export const altTextsField: UIField = {
  name: 'alt_texts',
  type: 'ui',
  label: 'Alternative texts',
  admin: {
    components: { Field: '/collections/altTexts/AltTexts.tsx#AltTexts' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
