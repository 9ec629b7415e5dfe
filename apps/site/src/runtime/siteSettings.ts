import {
  address,
  encryptedAddress,
  flag,
  port,
  readable,
  text,
  threeNumbers,
  wholeNumber,
} from '@concierge/server/settings/kinds';
import type { SettingsSchema } from '@concierge/server/settings/settingsProblem';
import { sharedSettings } from '@concierge/server/settings/sharedSettings';
import * as z from 'zod/mini';
import { readContacts } from './readContacts.ts';

const captchas = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;
const sizes = ['normal', 'compact', 'invisible'] as const;

/** Every variable that the site reads; a malformed one stops its start. */
export const siteSettings = {
  ...sharedSettings,
  PORT: port,
  HOST: text,
  CONTENT_API: address,
  WEB_CONCURRENCY: z.string().check(z.regex(/^\d{1,2}$/, 'must be a small number')),
  DRAIN_MS: wholeNumber,
  STYLEGUIDE: flag,
  GEOIP_DB: text,
  SECURITY_CONTACT: readable(
    readContacts,
    'must be mail addresses, or addresses with https: or tel:, joined by commas',
  ),
  MEDIA_PREFIXES: z
    .string()
    .check(
      z.regex(
        /^(\/[^/,]+)+\/(,(\/[^/,]+)+\/)*$/,
        'must be folders like /sites/default/files/, with commas',
      ),
    ),
  PAGE_MEMORY_MB: wholeNumber,
  PAGE_DISK_MB: wholeNumber,
  IMAGE_DISK_MB: wholeNumber,
  LEAD_LIMITS: threeNumbers('60,600,6'),
  PURGE_WEBHOOK: encryptedAddress,
  CAPTCHA_PROVIDER: z.enum(captchas, `must be one of ${captchas.join(', ')}`),
  CAPTCHA_SITEKEY: text,
  CAPTCHA_SECRET: text,
  CAPTCHA_SIZE: z.enum(sizes, `must be one of ${sizes.join(', ')}`),
  CHAT_PROVIDER: z.enum(['none', 'salesforce', 'chatwoot'], 'must be none, salesforce or chatwoot'),
  'CHAT_*': text,
} as const satisfies SettingsSchema;
