/** Fields that a form sends for the CRM, whatever the visitor says. */
export const forTheCrm: ReadonlySet<string> = new Set([
  'WebSource',
  'ThankYouURL',
  'SiteType',
  'oid',
  'sfga',
  'Timezone',
  'additionalGtmFormType',
  'additionalGtmFormTitle',
  'additionalGtmFormName',
]);
