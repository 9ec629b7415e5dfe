import type { Settings } from '@concierge/contract/calls';
import type { LeadType } from '@concierge/contract/form';
import type { CaptchaSize } from './formPropTypes.ts';

export const captchaProviders = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/**
 * Foreign address that a form type is posted to, `LEAD_ACTION_<TYPE>` (spec §7, URL chosen by
 * environment); undefined means our intake.
 */
export const foreignAction = (
  type: LeadType,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => env[`LEAD_ACTION_${type.toUpperCase().replaceAll('-', '_')}`] || undefined;

/**
 * Size of the captcha, `CAPTCHA_SIZE`: normal unless compact or invisible is asked for (spec §9).
 */
export function captchaSizeSetting(env: NodeJS.ProcessEnv = process.env): CaptchaSize {
  const size = env['CAPTCHA_SIZE'];
  return size === 'compact' || size === 'invisible' ? size : 'normal';
}

/** Organisation id of the CRM: one for test, one for production (spec §3, spec §10.4). */
export function crmOid(env: NodeJS.ProcessEnv = process.env): string {
  const production = env['CRM_MODE']
    ? env['CRM_MODE'] === 'production'
    : env['NODE_ENV'] === 'production';
  return production
    ? (env['CRM_OID_PRODUCTION'] ?? '00D000000000PRD')
    : (env['CRM_OID_TEST'] ?? '00D000000000TST');
}

/** Ids of the live-chat form's two custom CRM fields (spec §10.4). */
export const livechatFieldIds = (
  env: NodeJS.ProcessEnv = process.env,
): { channel: string; flag: string } => ({
  channel: env['CHAT_FIELD_CHANNEL'] ?? 'channel',
  flag: env['CHAT_FIELD_FLAG'] ?? 'flag',
});

/**
 * The captcha in force: the brand's, else the environment's if the brand has that vendor among its
 * own; a foreign one without keys falls back to our own (ADR 14, ADR 28).
 */
export function captchaProvider(
  settings: Partial<Pick<Settings, 'captchaProvider' | 'vendors'>> | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): CaptchaProvider {
  const ofDeployment = settings?.vendors?.find((one) => one === env['CAPTCHA_PROVIDER']);
  const wanted =
    settings?.captchaProvider ?? captchaProviders.find((one) => one === ofDeployment) ?? 'altcha';
  return wanted !== 'altcha' && env['CAPTCHA_SITEKEY'] && env['CAPTCHA_SECRET'] ? wanted : 'altcha';
}
