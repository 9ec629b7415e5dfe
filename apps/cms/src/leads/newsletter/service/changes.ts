import type { Access, CollectionConfig } from 'payload';
import { admissionsOnly } from '../../../access/admissionsOnly.ts';
import { nobody } from '../../../access/nobody.ts';
import { brandField } from '../../../fields/brand.ts';
import { choice } from '../../../fields/choice.ts';
import { number } from '../../../fields/number.ts';
import { plainText } from '../../../fields/text.ts';
import { groups } from '../../../i18n/label.ts';
import { retryEndpoint } from '../../retryEndpoint.ts';
import { changeActs } from './adapter.ts';

/** One that waits is what takes somebody off the service's list; a refused one may be cleared. */
const ofOwnRefused: Access = async (args) => {
  const own = await admissionsOnly(args);
  const isRefused = { state: { equals: 'refused' } };
  return typeof own === 'boolean' ? own && isRefused : { and: [own, isRefused] };
};

/**
 * Queue of what the newsletter service has to do: one row a change of a subscriber, gone once the
 * service has done it; what it refused stays for a person to look at.
 */
export const newsletterChanges: CollectionConfig = {
  slug: 'newsletter-changes',
  labels: { singular: 'Change for the newsletter service', plural: 'Newsletter service' },
  access: { read: admissionsOnly, create: nobody, update: nobody, delete: ofOwnRefused },
  admin: {
    useAsTitle: 'email',
    group: groups.leads,
    defaultColumns: ['email', 'list', 'act', 'state', 'attempts', 'last_answer'],
    components: {
      edit: {
        beforeDocumentControls: ['/leads/newsletter/admin/ChangeControls.tsx#ChangeControls'],
      },
    },
  },
  endpoints: [retryEndpoint('newsletter-changes')],
  fields: [
    brandField,
    plainText('list', 'List'),
    plainText('email', 'E-mail', { index: true }),
    choice('act', 'What is to be done', changeActs),
    choice('state', 'State', ['waiting', 'refused'], { defaultValue: 'waiting', index: true }),
    number('attempts', 'Attempts'),
    plainText('last_answer', 'What the service answered last'),
    { name: 'next_attempt_at', type: 'date', label: 'Next attempt', index: true },
  ],
};
