import { captchaProviders } from '@concierge/contract/captchaProviders';
import { sharedVariables } from '@concierge/server/start/sharedVariables';
import {
  address,
  flag,
  oneOf,
  pattern,
  port,
  readBy,
  safeAddress,
  text,
  threeNumbers,
  whole,
  wholeFrom,
} from '@concierge/server/start/variableKinds';
import { type Variables, variableReader } from '@concierge/server/start/variables';
import { readContacts } from './readContacts.ts';

/** Every variable that the site reads, and what it may be (docs/how-to/run-in-production.md). */
export const siteVariables = {
  ...sharedVariables,
  PORT: port,
  METRICS_PORT: port,
  HOST: text,
  CONTENT_API: address,
  PURGE_WEBHOOK: safeAddress,
  PURGE_TOKEN: text,
  CDN: oneOf(['cloudflare', 'fastly', 'bunny', 'akamai']),
  CDN_ID: text,
  CDN_API: safeAddress,
  'AKAMAI_*': text,
  MEDIA_PREFIXES: pattern(
    /^(\/[\p{L}\p{N}][\p{L}\p{N}._-]*)+\/(\s*,\s*(\/[\p{L}\p{N}][\p{L}\p{N}._-]*)+\/)*$/u,
    'must be folders like /sites/default/files/, with commas',
  ),
  SECURITY_CONTACT: readBy(
    readContacts,
    'must be mail addresses, or addresses with https: or tel:, joined by commas',
  ),
  GEOIP_DB: text,
  PAGE_MEMORY_MB: whole,
  PAGE_DISK_MB: whole,
  IMAGE_DISK_MB: whole,
  WEB_CONCURRENCY: wholeFrom(1, 99),
  DRAIN_MS: whole,
  STYLEGUIDE: flag,
  LEAD_LIMITS: threeNumbers,
  'LEAD_ACTION_*': safeAddress,
  SEARCH_LINKS: oneOf(['page', 'en']),
  EVENT_DATE_LOCALE: oneOf(['page', 'en-US']),
  CAPTCHA_PROVIDER: oneOf(captchaProviders),
  CAPTCHA_SIZE: oneOf(['normal', 'compact', 'invisible']),
  CAPTCHA_SITEKEY: text,
  CAPTCHA_SECRET: text,
  'CHAT_PROVIDER*': oneOf(['none', 'salesforce', 'chatwoot']),
  'CHAT_LOAD*': oneOf(['interaction', 'click']),
  'CHAT_ORIGIN*': address,
  'CHAT_TOKEN*': text,
  'CHAT_ORGANIZATION*': text,
  'CHAT_DEPLOYMENT*': text,
  'CHAT_SITE*': text,
  'CHAT_SCRT*': text,
} satisfies Variables;

/** Reads a variable of the site; undefined where it is empty. */
export const variable = variableReader(siteVariables);
