import type { Settings } from '@concierge/contract/calls';
import { type CaptchaProvider, captchaProviders } from '@concierge/contract/captchaProviders';
import type { LeadType } from '@concierge/contract/form';
import type { Environment } from '@concierge/server/start/variables';
import { variable } from '../../runtime/siteVariables.ts';
import type { CaptchaSize } from './formPropTypes.ts';

/**
 * Foreign address that a form type is posted to, `LEAD_ACTION_<TYPE>` (spec §7, URL chosen by
 * environment); undefined means our intake.
 */
export const foreignAction = (type: LeadType, env?: Environment): string | undefined =>
  variable(`LEAD_ACTION_${type.toUpperCase().replaceAll('-', '_')}`, env);

/**
 * Size of the captcha, `CAPTCHA_SIZE`: normal unless compact or invisible is asked for (spec §9).
 */
export const captchaSizeSetting = (env?: Environment): CaptchaSize =>
  variable('CAPTCHA_SIZE', env) ?? 'normal';

/** Organisation id of the CRM: one for test, one for production (spec §3, spec §10.4). */
export function crmOid(env?: Environment): string {
  const mode = variable('CRM_MODE', env) ?? variable('NODE_ENV', env);
  return mode === 'production'
    ? (variable('CRM_OID_PRODUCTION', env) ?? '00D000000000PRD')
    : (variable('CRM_OID_TEST', env) ?? '00D000000000TST');
}

/** Ids of the live-chat form's two custom CRM fields (spec §10.4). */
export const livechatFieldIds = (env?: Environment): { channel: string; flag: string } => ({
  channel: variable('CHAT_FIELD_CHANNEL', env) ?? 'channel',
  flag: variable('CHAT_FIELD_FLAG', env) ?? 'flag',
});

/**
 * The captcha in force: the brand's, else the environment's if the brand has that vendor among its
 * own; a foreign one without keys falls back to our own (ADR 14, ADR 28).
 */
export function captchaProvider(
  settings: Partial<Pick<Settings, 'captchaProvider' | 'vendors'>> | undefined,
  env?: Environment,
): CaptchaProvider {
  const ofDeployment = settings?.vendors?.find((one) => one === variable('CAPTCHA_PROVIDER', env));
  const wanted =
    settings?.captchaProvider ?? captchaProviders.find((one) => one === ofDeployment) ?? 'altcha';
  const hasKeys = variable('CAPTCHA_SITEKEY', env) && variable('CAPTCHA_SECRET', env);
  return hasKeys ? wanted : 'altcha';
}
