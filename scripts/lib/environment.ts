import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readTrust } from '@concierge/server/proxies/trustedProxies';
import { addressProblem } from '@concierge/server/start/addressProblem';
import * as z from 'zod/mini';
import { readContacts } from '../../apps/site/src/runtime/readContacts.ts';
import { fail } from './fail.ts';
import { root } from './paths.ts';

const port = z.string().check(z.regex(/^\d{2,5}$/, 'must be a port number'));
const url = z.url('must be an absolute address, like https://example.org');
const safeUrl = url.check(
  z.refine(
    (value) => addressProblem('', value) === undefined,
    'must begin with https://; http:// is for this machine only',
  ),
);
const flag = z.enum(['0', '1'], 'must be 0 or 1');
const any = z.string();
const number = z.string().check(z.regex(/^\d+$/, 'must be a whole number'));

/**
 * Every variable that the product reads (`.env.example` explains them); names ending in `*` are
 * families.
 */
const variables: Record<string, z.ZodMiniType> = {
  PORT: port,
  CMS_PORT: port,
  METRICS_PORT: port,
  CMS_METRICS_PORT: port,
  METRICS_HOST: any,
  LEAD_CHECK_MINUTES: number,
  'ALARM_*': any,
  DATA_DIR: any,
  BRAND: z.string().check(z.regex(/^[A-Za-z]{2,8}$/, 'must be a brand code, like HIM')),
  EXTRA_BRANDS: any,
  SITE_URL: url,
  CMS_URL: url,
  CMS_HOST: any,
  CMS_HOSTS: z
    .string()
    .check(
      z.regex(
        /^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/,
        'must be host names, like cms.example.org, joined by commas',
      ),
    ),
  CONTENT_API: url,
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  SQLITE_FILE: any,
  MEDIA_DIR: any,
  PAYLOAD_SECRET: any,
  FORMER_PAYLOAD_SECRETS: any,
  PREVIEW_SECRET: any,
  LEADS_SECRET: any,
  HEALTH_TOKEN: z.string().check(z.minLength(16, 'must have at least 16 characters')),
  REDIRECT_HOSTS: any,
  ADMIN_EMAIL: z.email('must be an e-mail address'),
  ADMIN_PASSWORD: z.string().check(z.minLength(12, 'must have at least 12 characters')),
  TRUST_PROXY: z
    .string()
    .check(
      z.refine(
        (written) => reads(readTrust, written),
        'must be a number of hops, or a list of addresses and networks, like loopback,10.0.0.0/8',
      ),
    ),
  WEB_CONCURRENCY: z.string().check(z.regex(/^\d{1,2}$/, 'must be a small number')),
  BACKUP_KEY: z
    .string()
    .check(z.regex(/^(age1|AGE-SECRET-KEY-)/, 'must begin with age1 or AGE-SECRET-KEY-')),
  GEOIP_DB: any,
  SECURITY_CONTACT: z
    .string()
    .check(
      z.refine(
        (list) => reads(readContacts, list),
        'must be mail addresses, or addresses with https: or tel:, joined by commas',
      ),
    ),
  MEDIA_PREFIXES: z
    .string()
    .check(
      z.regex(
        /^(\/[^/,]+)+\/(,(\/[^/,]+)+\/)*$/,
        'must be folders like /sites/default/files/, with commas',
      ),
    ),
  MEDIA_MAX_MB: number,
  CRM_URL: safeUrl,
  CRM_TEST_URL: safeUrl,
  CRM_MODE: z.enum(['test', 'production'], 'must be test or production'),
  CRM_OID_TEST: any,
  CRM_OID_PRODUCTION: any,
  CHAT_FIELD_CHANNEL: any,
  CHAT_FIELD_FLAG: any,
  ADMISSIONS_EMAIL: z.email('must be an e-mail address'),
  VISIT_CAPACITY: number,
  VISIT_WEEKENDS: flag,
  RUN_JOBS: flag,
  HOST: any,
  LOG_LEVEL: any,
  SEED: z.enum(['demo', 'starter', 'none'], 'must be demo, starter or none'),
  PAGE_MEMORY_MB: number,
  PAGE_DISK_MB: number,
  IMAGE_DISK_MB: number,
  DRAIN_MS: number,
  STYLEGUIDE: flag,
  CRM_DAILY_BUDGET: number,
  SMTP_URL: url,
  MAIL_FROM: any,
  CAPTCHA_PROVIDER: z.enum(
    ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'],
    'must be altcha, recaptcha, hcaptcha or turnstile',
  ),
  CAPTCHA_SITEKEY: any,
  CAPTCHA_SECRET: any,
  CHAT_PROVIDER: z.enum(['none', 'salesforce', 'chatwoot'], 'must be none, salesforce or chatwoot'),
  PURGE_WEBHOOK: safeUrl,
  NODE_ENV: any,
  'HOSTS_*': any,
  'GTM_*': any,
  'CHAT_*': any,
  LEAD_LIMITS: z.string().check(z.regex(/^\d+,\d+,\d+$/, 'must be three numbers, like 60,600,6')),
  NETWORK_LIMITS: z.string().check(z.regex(/^\d+,\d+,\d+$/, 'must be three numbers, like 20,60,6')),
  MAILS_PER_RECIPIENT: number,
  SESSION_IDLE_MINUTES: number,
  SESSION_HOURS: number,
  OIDC_ISSUER: safeUrl,
  'OIDC_*': any,
  AUDIT_LOG: z.string().check(z.regex(/^(stdout|\/.+)$/, 'must be stdout or the path of a file')),
  'LEAD_ACTION_*': safeUrl,
  'S3_*': any,
};

/**
 * Reads `.env` beside package.json into the environment; variables that are already set win. An
 * unknown name in the file, or a malformed value of a known one, ends the process with one
 * sentence.
 */
export function loadEnvironment(): void {
  const file = `${root}/.env`;
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [name, value] of Object.entries(fromFile)) {
    if (!schemaOf(name))
      fail(`.env sets ${name}, which nothing reads. .env.example lists every variable.`);
    process.env[name] ??= value;
  }
  for (const [name, value] of Object.entries(process.env)) {
    const problem = value ? schemaOf(name)?.safeParse(value).error?.issues[0]?.message : undefined;
    if (problem) fail(`${name} ${problem}.`);
  }
}

function reads(read: (written: string) => unknown, written: string): boolean {
  try {
    return Boolean(read(written));
  } catch {
    return false;
  }
}

function schemaOf(name: string): z.ZodMiniType | undefined {
  if (Object.hasOwn(variables, name)) return variables[name];
  const family = Object.keys(variables).find(
    (key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)),
  );
  return family ? variables[family] : undefined;
}
