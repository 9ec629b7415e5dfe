import type { UIField } from 'payload';
import { ofType } from '../fields/conditions.ts';

/** Beside a programme's fields: what its text says against its facts. Keeps nothing. */
export const staleFactsField: UIField = {
  name: 'stale_facts',
  type: 'ui',
  label: 'Facts in the text',
  admin: {
    position: 'sidebar',
    condition: ofType('program'),
    components: { Field: '/staleFacts/admin/StaleFacts.tsx#StaleFacts' },
  },
};
