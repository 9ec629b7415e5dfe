import type { UIField } from 'payload';
import { ofType } from '../fields/conditions.ts';
import { label } from '../i18n/label.ts';

/** Beside a programme's fields: what its text says against its facts. Keeps nothing. */
export const staleFactsField: UIField = {
  name: 'stale_facts',
  type: 'ui',
  label: label('Facts in the text', 'Datos en el texto', 'البيانات في النص', 'Данные в тексте'),
  admin: {
    position: 'sidebar',
    condition: ofType('program'),
    components: { Field: '/staleFacts/admin/StaleFacts.tsx#StaleFacts' },
  },
};
