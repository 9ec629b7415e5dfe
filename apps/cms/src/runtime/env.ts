import path from 'node:path';
import { pinnedBrand as findPinnedBrand } from '@concierge/brands/registry';
import { secretProblem } from '@concierge/server/start/secretProblem';
import { variable as read } from './cmsVariables.ts';

/** True while `next build` runs, which needs neither database nor secrets. */
export const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build';
export const isProduction = read('NODE_ENV') === 'production';

/** Folder of everything that is written at run time; commands are run from apps/cms. */
export const dataDir = path.resolve(read('DATA_DIR') ?? path.join(process.cwd(), '../../.data'));
export const mediaDir = path.resolve(read('MEDIA_DIR') ?? path.join(dataDir, 'media'));
export const sqliteFile = path.resolve(read('SQLITE_FILE') ?? path.join(dataDir, 'cms.db'));
/** Postgres where it is set, else SQLite. */
export const databaseUrl = read('DATABASE_URL');

/** A secret from the environment; production refuses to start without a good one. */
function secret(name: 'PAYLOAD_SECRET' | 'PREVIEW_SECRET' | 'LEADS_SECRET'): string {
  const value = read(name);
  const problem = isProduction && !isBuilding ? secretProblem(name, value) : undefined;
  if (problem) throw new Error(problem);
  return value ?? `development-only-${name}`;
}

export const payloadSecret = secret('PAYLOAD_SECRET');
/** Secrets that were PAYLOAD_SECRET before, by which older rows of the audit log are verified. */
export const formerPayloadSecrets = (read('FORMER_PAYLOAD_SECRETS') ?? '')
  .split(',')
  .filter(Boolean);
/** File that rows of the audit log are copied to as lines of JSON, or `stdout`; none without it. */
export const auditLog = read('AUDIT_LOG');
/** Signs preview links (ADR 17). */
export const previewSecret = secret('PREVIEW_SECRET');
/** Shared with the site: who may hand leads over. */
export const leadsSecret = secret('LEADS_SECRET');

/** Where the sites are reached; brands other than a pinned one replace its host name. */
export const siteUrl = read('SITE_URL');
/** Code of the one brand of a pinned deployment. */
export const pinnedBrand = findPinnedBrand(process.env)?.code;
/** Where editors reach this backend, for cookies and links in mails. */
export const cmsUrl = read('CMS_URL') ?? `http://localhost:${read('CMS_PORT') ?? 3001}`;
/** Whether they reach it by https; cookies can't be secure over http, which is for this machine. */
export const isEncrypted = cmsUrl.startsWith('https:');
/**
 * Hosts besides the brands' own that editors may redirect to, e.g.
 * `apply.example.org,shop.example.org`.
 */
export const redirectHosts = (read('REDIRECT_HOSTS') ?? '')
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);
export const smtpUrl = read('SMTP_URL');
export const mailFrom = read('MAIL_FROM') ?? 'concierge@localhost';
export const adminEmail = read('ADMIN_EMAIL') ?? 'admin@concierge.localhost';
export const adminPassword = read('ADMIN_PASSWORD');

/** Megabytes that a film may have. */
export const maxFilmMegabytes = read('MEDIA_MAX_MB') ?? 100;

/** Object storage for media; without a bucket they stay on disk. */
export const s3 = {
  bucket: read('S3_BUCKET'),
  endpoint: read('S3_ENDPOINT'),
  region: read('S3_REGION') ?? 'us-east-1',
  /** The bucket's name stands in the path of an address, not in its host. */
  pathStyle: read('S3_PATH_STYLE') ?? true,
  accessKeyId: read('S3_ACCESS_KEY_ID'),
  secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
};
