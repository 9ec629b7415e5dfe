import type { CollectionConfig, NumberField, SelectField, TextareaField } from 'payload';
import { admissionsOnly } from '../../access/admissionsOnly.ts';
import { nobody } from '../../access/nobody.ts';
import { brandField } from '../../fields/brand.ts';
import { groups } from '../../i18n/label.ts';
import { causes } from './causes.ts';
import { crmDoneEndpoint } from './crmDoneEndpoint.ts';

/** What still has to be asked of the CRM by a person, who alone can sign in there. */
const crmStates = {
  none: 'Nothing there',
  open: 'To be asked',
  done: 'Asked and done',
} as const satisfies Record<string, string>;

/** Whether all went that was to go: a crash leaves a receipt that was begun. */
const erasureStates = {
  begun: 'Begun',
  done: 'Done|erasure',
} as const satisfies Record<string, string>;

const select = (name: string, label: string, options: Record<string, string>): SelectField => ({
  name,
  type: 'select',
  label,
  index: true,
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
});
const count = (name: string, label: string): NumberField => ({
  name,
  type: 'number',
  label,
});

const references = (name: string, label: string): TextareaField => ({
  name,
  type: 'textarea',
  label,
});

/**
 * Receipts: what went of persons' data, of which brand, when, why and by whom. Each is written
 * before anything goes. Counts and accounts only, nothing of the person; references that the CRM
 * knows stay until it was asked to erase them.
 */
export const erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: 'Erasure', plural: 'Erasures' },
  access: { read: admissionsOnly, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: groups.leads,
    defaultColumns: ['brand', 'cause', 'state', 'leads', 'crm_state', 'createdAt'],
    components: { edit: { beforeDocumentControls: ['/leads/privacy/admin/CrmDone.tsx#CrmDone'] } },
  },
  endpoints: [crmDoneEndpoint],
  fields: [
    brandField,
    select('cause', 'Why', causes),
    select('state', 'State', erasureStates),
    {
      // Keyed marks by which the same act, done again, finds what a crash left undone.
      name: 'marks',
      type: 'text',
      label: 'Token',
      access: { read: () => false },
      admin: { hidden: true },
    },
    // A number and no relation: the receipt stays as it is when the account is deleted.
    count('user', 'Account'),
    count('leads', 'Enquiries'),
    count('mails', 'Mails'),
    count('unsent_mails', 'Of these never sent'),
    count('subscriptions', 'Subscriptions'),
    count('visits', 'Visits'),
    count('mentions', 'Mentions by others'),
    count('searches', 'Search queries'),
    select('crm_state', 'In the CRM', crmStates),
    references('crm_references', 'References to give the CRM'),
    references('crm_mentions', "References of others' enquiries: only the person they name"),
  ],
};
