import { sharedVariables } from '@concierge/server/start/sharedVariables';
import {
  address,
  flag,
  hostList,
  mail,
  oneOf,
  pattern,
  port,
  safeAddress,
  text,
  threeNumbers,
  whole,
} from '@concierge/server/start/variableKinds';
import { type Variables, variableReader } from '@concierge/server/start/variables';

/** Every variable that the backend reads, and what it may be (docs/how-to/run-in-production.md). */
export const cmsVariables = {
  ...sharedVariables,
  CMS_PORT: port,
  CMS_METRICS_PORT: port,
  CMS_HOST: text,
  CMS_HOSTS: hostList,
  DATABASE_URL: pattern(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  SQLITE_FILE: text,
  SEED: oneOf(['demo', 'starter', 'none']),
  MEDIA_DIR: text,
  MEDIA_MAX_MB: whole,
  S3_BUCKET: text,
  S3_ENDPOINT: address,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PAYLOAD_SECRET: text,
  FORMER_PAYLOAD_SECRETS: text,
  'ALARM_*': text,
  AUDIT_LOG: pattern(/^(stdout|\/.+)$/, 'must be stdout or the path of a file'),
  REDIRECT_HOSTS: text,
  ADMIN_EMAIL: mail,
  ADMIN_PASSWORD: pattern(/^.{12,}$/, 'must have at least 12 characters'),
  SESSION_IDLE_MINUTES: whole,
  SESSION_HOURS: whole,
  OIDC_ISSUER: safeAddress,
  'OIDC_*': text,
  CRM_DAILY_BUDGET: whole,
  ADMISSIONS_EMAIL: mail,
  VISIT_CAPACITY: whole,
  VISIT_WEEKENDS: flag,
  RUN_JOBS: flag,
  NETWORK_LIMITS: threeNumbers,
  MAILS_PER_RECIPIENT: whole,
  SMTP_URL: address,
  MAIL_FROM: text,
} satisfies Variables;

/** Reads a variable of the backend; undefined where it is empty. */
export const variable = variableReader(cmsVariables);
