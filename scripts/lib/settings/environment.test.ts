import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { malformedVariable } from '@concierge/server/start/variables';
import { describe, expect, test } from 'vitest';
import { cmsVariables } from '../../../apps/cms/src/runtime/cmsVariables.ts';
import { siteVariables } from '../../../apps/site/src/runtime/siteVariables.ts';
import { root } from '../paths.ts';
import { variables } from './environment.ts';

/** A malformed value of every variable that can have one; others are any text. */
const malformed: Readonly<Record<string, string>> = {
  BRAND: 'not a code',
  'HOSTS_*': 'www.example.org; other.example.org',
  SITE_URL: 'www.example.org',
  CMS_URL: 'cms.example.org',
  TRUST_PROXY: 'everybody?',
  HEALTH_TOKEN: 'short',
  LOG_LEVEL: 'loud',
  CRM_URL: 'http://crm.example.org/',
  CRM_TEST_URL: 'crm',
  CRM_MODE: 'live',
  STYLEGUIDE: 'yes',
  CMS_PORT: 'http',
  CMS_METRICS_PORT: 'http',
  METRICS_PORT: '94640x',
  LEAD_CHECK_MINUTES: '1.5',
  CMS_HOSTS: 'cms example',
  DATABASE_URL: 'mysql://db',
  SEED: 'all',
  MEDIA_MAX_MB: '1e3',
  S3_ENDPOINT: 'bucket',
  S3_PATH_STYLE: 'yes',
  AUDIT_LOG: 'audit.jsonl',
  ADMIN_EMAIL: 'admin',
  ADMIN_PASSWORD: 'short',
  SESSION_IDLE_MINUTES: 'long',
  SESSION_HOURS: '-1',
  OIDC_ISSUER: 'http://login.example.org',
  CRM_DAILY_BUDGET: 'abc',
  ADMISSIONS_EMAIL: 'admissions',
  VISIT_CAPACITY: 'three',
  VISIT_WEEKENDS: 'true',
  RUN_JOBS: 'no',
  NETWORK_LIMITS: '20',
  MAILS_PER_RECIPIENT: 'five',
  SMTP_URL: 'mail server',
  NEWSLETTER_SERVICE: 'other',
  NEWSLETTER_URL: 'http://letters.example.org/',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  OTEL_TRACES_SAMPLER: 'jaeger_remote',
  SENTRY_DSN: 'sentry.example.org/1',
  PORT: '3000x',
  CONTENT_API: '/api',
  PURGE_WEBHOOK: 'http://cdn.example.org/',
  CDN: 'varnish',
  CDN_API: 'http://cdn.example.org/',
  MEDIA_PREFIXES: '/',
  SECURITY_CONTACT: 'http://example.org',
  PAGE_MEMORY_MB: '64 MB',
  PAGE_DISK_MB: '-1',
  IMAGE_DISK_MB: '1.5',
  WEB_CONCURRENCY: 'auto',
  DRAIN_MS: '5s',
  LEAD_LIMITS: '60',
  'LEAD_ACTION_*': 'http://crm.example.org/',
  CAPTCHA_PROVIDER: 'other',
  SEARCH_LINKS: 'both',
  EVENT_DATE_LOCALE: 'fr',
  CAPTCHA_SIZE: 'large',
  'CHAT_PROVIDER*': 'other',
  'CHAT_LOAD*': 'later',
  'CHAT_ORIGIN*': 'chat.example.org',
  BACKUP_KEY: 'key',
};

test.each(Object.entries(malformed))('a malformed %s (%s) is one sentence', (key, value) => {
  const name = key.replace('*', 'HIM');
  expect(malformedVariable(variables, { [name]: value })).toMatch(
    new RegExp(`^${name} must [^\\n]+\\.$`),
  );
});

test.each(['HIM', 'crcs', 'EHL2', 'HOTELSCHOO'])('BRAND=%s may be a brand', (BRAND) =>
  expect(malformedVariable(variables, { BRAND })).toBeUndefined(),
);

test('every variable that refuses anything stands in the table above', () => {
  const refusing = Object.entries(variables).filter(
    ([, schema]) => !schema.safeParse(' \u0000 ').success,
  );
  expect(Object.keys(malformed).sort()).toEqual(refusing.map(([name]) => name).sort());
});

test.each([
  ['CRM_DAILY_BUDGET', 'abc'],
  ['OIDC_ISSUER', 'http://login.example.org'],
])(
  'the backend, started by itself, ends with one sentence on %s=%s',
  (name, value) => {
    const secret = 'pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eRu';
    const { status, stderr } = spawnSync(process.execPath, ['src/server/serve.ts'], {
      cwd: `${root}/apps/cms`,
      env: {
        NODE_ENV: 'production',
        PAYLOAD_SECRET: secret,
        PREVIEW_SECRET: `${secret}2`,
        LEADS_SECRET: `${secret}3`,
        [name]: value,
      },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name} must [^\\n]+\\n$`));
  },
  40_000,
);

describe('documents', () => {
  const page = readFileSync(`${root}/docs/how-to/run-in-production.md`, 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z0-9_*]+)` \| (both|site|backend|backups) \|/gm)];

  test('the table in docs/how-to/run-in-production.md has every variable, and who reads it', () => {
    const readers = Object.keys(variables).map((name) => {
      const [site, cms] = [Object.hasOwn(siteVariables, name), Object.hasOwn(cmsVariables, name)];
      return [name, site && cms ? 'both' : site ? 'site' : cms ? 'backend' : 'backups'];
    });
    expect(rows.map(([, name, reader]) => [name, reader]).sort()).toEqual(readers.sort());
  });

  test('.env.example has every variable, and no comment behind a value', () => {
    const example = readFileSync(`${root}/.env.example`, 'utf8');
    const absent = Object.keys(variables).filter(
      (name) =>
        name !== 'NODE_ENV' &&
        !/^CHAT_.*\*$/.test(name) &&
        !new RegExp(`^(# )?${name.replace('*', '\\w+')}=`, 'm').test(example),
    );
    expect(absent).toEqual([]);
    // systemd and Kubernetes would take the comment for a part of the value.
    expect(example.match(/^(# )?[A-Z\d_]+=.*#.*$/gm)).toBeNull();
  });
});
