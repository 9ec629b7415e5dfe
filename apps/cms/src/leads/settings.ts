import { variable as read } from '../runtime/cmsVariables.ts';

/**
 * Production unless `CRM_MODE` says otherwise or this is no production process; the site decides by
 * the same rule.
 */
const isProduction = read('CRM_MODE')
  ? read('CRM_MODE') === 'production'
  : read('NODE_ENV') === 'production';

/**
 * Where enquiries are delivered and with which ids (spec §7: test endpoint in development,
 * production otherwise).
 */
export const crm = {
  url: isProduction ? read('CRM_URL') : (read('CRM_TEST_URL') ?? read('CRM_URL')),
  oid: isProduction
    ? (read('CRM_OID_PRODUCTION') ?? '00D000000000PRD')
    : (read('CRM_OID_TEST') ?? '00D000000000TST'),
  channelField: read('CHAT_FIELD_CHANNEL') ?? 'channel',
  flagField: read('CHAT_FIELD_FLAG') ?? 'flag',
  dailyBudget: Number(read('CRM_DAILY_BUDGET') ?? 500),
} as const;

/** Whether there is a mail server to send mails by. */
export const sendsMail = (): boolean => read('SMTP_URL') !== undefined;
/** Address that is told of every enquiry; none where it is not set. */
export const admissionsAddress = read('ADMISSIONS_EMAIL');
