import type { UIField } from 'payload';

/** Shows the English below each field while another language is edited; stores nothing. */
export const englishBeside: UIField = {
  name: 'english_beside',
  type: 'ui',
  label: 'English|beside',
  admin: {
    components: { Field: '/translations/beside/EnglishBeside.tsx#EnglishBeside' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
