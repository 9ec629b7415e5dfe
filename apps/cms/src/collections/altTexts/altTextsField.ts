import type { UIField } from 'payload';
import { label } from '../../i18n/label.ts';

/** The alternative texts of all languages side by side; stores nothing itself. */
export const altTextsField: UIField = {
  name: 'alt_texts',
  type: 'ui',
  label: label(
    'Alternative texts',
    'Textos alternativos',
    'النصوص البديلة',
    'Альтернативные тексты',
  ),
  admin: {
    components: { Field: '/collections/altTexts/AltTexts.tsx#AltTexts' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
