import type { CollectionConfig, TextareaField } from 'payload';
import { admissionsOnly } from '../../access/admissionsOnly.ts';
import { nobody } from '../../access/nobody.ts';
import { serverOnly } from '../../fields/admin/serverOnly.ts';
import { uiField } from '../../fields/admin/uiField.ts';
import { brandField } from '../../fields/brand.ts';
import { choice } from '../../fields/choice.ts';
import { number } from '../../fields/number.ts';
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
    choice('cause', 'Why', Object.keys(causes), { names: causes, index: true }),
    choice('state', 'State', Object.keys(erasureStates), { names: erasureStates, index: true }),
    {
      // Keyed marks by which the same act, done again, finds what a crash left undone.
      name: 'marks',
      type: 'text',
      label: 'Token',
      access: { read: () => false },
      admin: { ...serverOnly },
    },
    // A number and no relation: the receipt stays as it is when the account is deleted.
    number('user', 'Account'),
    uiField('account', 'Account', '/leads/privacy/admin/ReceiptAccount.tsx#ReceiptAccount'),
    number('leads', 'Enquiries'),
    number('mails', 'Mails'),
    number('unsent_mails', 'Of these never sent'),
    number('subscriptions', 'Subscriptions'),
    number('visits', 'Visits'),
    number('mentions', 'Mentions by others'),
    number('searches', 'Search queries'),
    choice('crm_state', 'In the CRM', Object.keys(crmStates), { names: crmStates, index: true }),
    references('crm_references', 'References to give the CRM'),
    references('crm_mentions', "References of others' enquiries: only the person they name"),
  ],
};
