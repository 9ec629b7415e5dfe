import { uiField } from '../../fields/admin/uiField.ts';

/** Shows the English below each field while another language is edited. */
export const englishBeside = uiField(
  'english_beside',
  'English|beside',
  '/translations/beside/EnglishBeside.tsx#EnglishBeside',
  { disableBulkEdit: true },
);
