const read = (name: string): string | undefined => process.env[name] || undefined;

/** Where enquiries are delivered and with which ids (spec §7: test endpoint in development, production otherwise). */
export const crm = {
  url: read('CRM_URL'),
  oid: read('CRM_MODE') === 'production' ? (read('CRM_OID_PRODUCTION') ?? '00D000000000PRD') : (read('CRM_OID_TEST') ?? '00D000000000TST'),
  channelField: read('CHAT_FIELD_CHANNEL') ?? 'channel',
  flagField: read('CHAT_FIELD_FLAG') ?? 'flag',
  dailyBudget: Number(read('CRM_DAILY_BUDGET') ?? 500),
} as const;

/** Shared with the site: who may hand leads over. */
export const leadsSecret = read('LEADS_SECRET') ?? 'development-only-LEADS_SECRET';
/** Address that is told of every enquiry; none where it is not set. */
export const admissionsAddress = read('ADMISSIONS_EMAIL');
