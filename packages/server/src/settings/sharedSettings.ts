import * as z from 'zod/mini';
import { readTrust } from '../proxies/trustedProxies.ts';
import { address, encryptedAddress, readable, text } from './kinds.ts';
import type { SettingsSchema } from './settingsProblem.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What both servers read; `.env.example` explains each. */
export const sharedSettings = {
  NODE_ENV: text,
  DATA_DIR: text,
  BRAND: z.string().check(z.regex(/^[A-Za-z]{2,8}$/, 'must be a brand code, like HIM')),
  EXTRA_BRANDS: text,
  'HOSTS_*': text,
  SITE_URL: address,
  CMS_URL: address,
  LEADS_SECRET: text,
  PREVIEW_SECRET: text,
  HEALTH_TOKEN: z.string().check(z.minLength(16, 'must have at least 16 characters')),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`),
  TRUST_PROXY: readable(
    readTrust,
    'must be a number of hops, or a list of addresses and networks, like loopback,10.0.0.0/8',
  ),
  CRM_MODE: z.enum(['test', 'production'], 'must be test or production'),
  CRM_OID_TEST: text,
  CRM_OID_PRODUCTION: text,
  CHAT_FIELD_CHANNEL: text,
  CHAT_FIELD_FLAG: text,
  'GTM_*': text,
  'LEAD_ACTION_*': encryptedAddress,
} as const satisfies SettingsSchema;
