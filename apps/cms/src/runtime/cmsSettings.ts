import {
  encryptedAddress,
  flag,
  port,
  text,
  threeNumbers,
  wholeNumber,
} from '@concierge/server/settings/kinds';
import type { SettingsSchema } from '@concierge/server/settings/settingsProblem';
import { sharedSettings } from '@concierge/server/settings/sharedSettings';
import * as z from 'zod/mini';

const hostNames = /^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/;

/** Every variable that the backend reads; a malformed one stops its start. */
export const cmsSettings = {
  ...sharedSettings,
  CMS_PORT: port,
  CMS_HOST: text,
  CMS_HOSTS: z
    .string()
    .check(z.regex(hostNames, 'must be host names, like cms.example.org, joined by commas')),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  SQLITE_FILE: text,
  MEDIA_DIR: text,
  MEDIA_MAX_MB: wholeNumber,
  'S3_*': text,
  SEED: z.enum(['demo', 'starter', 'none'], 'must be demo, starter or none'),
  RUN_JOBS: flag,
  PAYLOAD_SECRET: text,
  FORMER_PAYLOAD_SECRETS: text,
  ADMIN_EMAIL: z.email('must be an e-mail address'),
  ADMIN_PASSWORD: z.string().check(z.minLength(12, 'must have at least 12 characters')),
  REDIRECT_HOSTS: text,
  AUDIT_LOG: z.string().check(z.regex(/^(stdout|\/.+)$/, 'must be stdout or the path of a file')),
  SESSION_IDLE_MINUTES: wholeNumber,
  SESSION_HOURS: wholeNumber,
  OIDC_ISSUER: encryptedAddress,
  'OIDC_*': text,
  CRM_URL: encryptedAddress,
  CRM_TEST_URL: encryptedAddress,
  CRM_DAILY_BUDGET: wholeNumber,
  ADMISSIONS_EMAIL: z.email('must be an e-mail address'),
  VISIT_CAPACITY: wholeNumber,
  VISIT_WEEKENDS: flag,
  NETWORK_LIMITS: threeNumbers('20,60,6'),
  MAILS_PER_RECIPIENT: wholeNumber,
  SMTP_URL: z.url('must be an absolute address, like smtps://user:password@mail.example.org'),
  MAIL_FROM: text,
} as const satisfies SettingsSchema;
