import type { UIField } from 'payload';
import { label } from '../../i18n/label.ts';

/** Shows the English below each field while another language is edited; stores nothing. */
export const englishBeside: UIField = {
  name: 'english_beside',
  type: 'ui',
  label: label('English', 'Inglés', 'الإنجليزية', 'Английский'),
  admin: {
    components: { Field: '/translations/beside/EnglishBeside.tsx#EnglishBeside' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
