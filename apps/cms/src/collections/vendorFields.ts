import { isHttpsOrigin, type Vendor, vendors } from '@concierge/contract/vendors';
import type { Field, TextField } from 'payload';
import { choices } from '../fields/choice.ts';
import { sayTo, type ValidationOptions } from '../i18n/say.ts';

/** What each vendor is called, and what it is there for. */
const names: Record<Vendor, string> = {
  google_tag_manager: 'Google Tag Manager and Analytics: counts visits, loads tags',
  google_ads: 'Google Ads: conversions and remarketing',
  meta: 'Meta: pixel of Facebook and Instagram',
  linkedin: 'LinkedIn: Insight Tag',
  tiktok: 'TikTok: pixel',
  clarity: 'Microsoft Clarity: recordings of visits',
  matomo: 'Matomo: counts visits on a host of your own',
  plausible: 'Plausible: counts visits without cookies',
  youtube: 'YouTube: films within pages',
  vimeo: 'Vimeo: films within pages',
  salesforce: 'Salesforce: live chat',
  chatwoot: 'Chatwoot: live chat',
  recaptcha: 'reCAPTCHA: captcha of Google',
  hcaptcha: 'hCaptcha: captcha',
  turnstile: 'Turnstile: captcha of Cloudflare',
};

const origin = (value: unknown, options?: ValidationOptions): true | string =>
  !value ||
  isHttpsOrigin(value) ||
  sayTo(options)('Give an https address without a path, such as https://stats.example.org.');

const requiredOrigin = (value: unknown, options?: ValidationOptions): true | string =>
  value ? origin(value, options) : sayTo(options)('This address is required.');

/** Host of a vendor that may run on one of the brand's own; shown while the vendor is chosen. */
const host = (
  vendor: Vendor,
  label: string,
  rest: Pick<TextField, 'required' | 'validate'> & { description: string },
): Field => {
  const { description, ...checks } = rest;
  return {
    name: `${vendor}Origin`,
    type: 'text',
    label,
    ...checks,
    admin: {
      placeholder: 'https://…',
      description,
      condition: (data) => [data['vendors']].flat().includes(vendor),
    },
  } as TextField;
};

/** Whose scripts, pictures and frames the pages of a brand may load (ADR 28). */
export const vendorFields: Field[] = [
  choices('vendors', 'Vendors', vendors, {
    names,
    description:
      'Others whose scripts, pictures or players the pages of this brand may load. Browsers block whoever is not chosen. Pixels and conversions are loaded by the tag manager; a chat and a captcha also need settings of the installation.',
  }),
  host('matomo', 'Host of Matomo', {
    validate: requiredOrigin,
    description: 'Scripts come from it, and visits are reported to it.',
  }),
  host('plausible', 'Host of Plausible', {
    validate: origin,
    description: 'Where it is empty: plausible.io.',
  }),
];
