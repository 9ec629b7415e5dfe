import { livechatDefaultCountry, livechatHidden } from '@concierge/contract/livechat';
import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { hidden, must, person } from './fields.ts';
import { chooseCountry, labels, missing } from './words.ts';

const t = loadTexts('forms/livechatForm');

/**
 * Live chat's offline enquiry (spec §3, §5): its own field names in their order, default country
 * Andorra, and the CRM's hidden fields; oid and retURL are filled in by the intake.
 */
export const livechatForm = (brand: string): SeedForm => ({
  key: `${brand.toLowerCase()}-livechat`,
  brands: [brand],
  type: 'livechat',
  title: t('leave-us-your-details'),
  submitLabel: t('send'),
  isQuiz: false,
  fields: [
    must(
      {
        ...person.name,
        name: 'first_name',
        label: t('first-name'),
      },
      missing.name,
    ),
    must(
      {
        ...person.surname,
        name: 'last_name',
        label: t('last-name'),
      },
      missing.surname,
    ),
    must({ ...person.email, name: 'email' }, missing.email),
    must(
      {
        ...person.phone,
        name: 'mobile',
        label: t('mobile'),
      },
      missing.phone,
    ),
    {
      ...must({ ...person.country, name: 'country', placeholder: chooseCountry }, missing.country),
      value: livechatDefaultCountry,
    },
    must(
      {
        name: 'term_conditions',
        type: 'consent',
        label: labels.terms,
        body: t('i-agree-my-details'),
      },
      missing.terms,
    ),
    hidden('oid'),
    hidden('retURL'),
    hidden('lead_source', livechatHidden.lead_source),
    hidden('channel', livechatHidden.channel),
    hidden('flag', livechatHidden.flag),
  ],
});
