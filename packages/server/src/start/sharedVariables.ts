import { brandCodePattern } from '@concierge/contract/brandCode';
import { samplers } from '../traces/sampler.ts';
import {
  address,
  dsn,
  hostList,
  oneOf,
  pattern,
  safeAddress,
  text,
  trust,
  wholeFrom,
} from './variableKinds.ts';
import { type Variables, variableReader } from './variables.ts';

/** Variables that both servers read. */
export const sharedVariables = {
  NODE_ENV: text,
  DATA_DIR: text,
  BRAND: pattern(new RegExp(`^${brandCodePattern}$`, 'i'), 'must be a brand code, like HIM'),
  EXTRA_BRANDS: text,
  'HOSTS_*': hostList,
  'GTM_*': text,
  SITE_URL: address,
  CMS_URL: address,
  TRUST_PROXY: trust,
  LEADS_SECRET: text,
  PREVIEW_SECRET: text,
  HEALTH_TOKEN: pattern(/^.{16,}$/, 'must have at least 16 characters'),
  METRICS_HOST: text,
  LEAD_CHECK_MINUTES: wholeFrom(0, 1440),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  SENTRY_DSN: dsn,
  SENTRY_RELEASE: text,
  SENTRY_ENVIRONMENT: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: pattern(
    /^https?:\/\/[^\s/]+\S*$/,
    'must be an address, like http://collector:4318',
  ),
  OTEL_TRACES_SAMPLER: oneOf(samplers),
  'OTEL_*': text,
  CRM_URL: safeAddress,
  CRM_TEST_URL: safeAddress,
  CRM_MODE: oneOf(['test', 'production']),
  CRM_OID_TEST: text,
  CRM_OID_PRODUCTION: text,
  CHAT_FIELD_CHANNEL: text,
  CHAT_FIELD_FLAG: text,
} satisfies Variables;

/** Reads a variable that both servers read; undefined where it is empty. */
export const sharedVariable = variableReader(sharedVariables);
