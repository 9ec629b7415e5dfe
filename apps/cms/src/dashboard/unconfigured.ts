import type { Said } from '../i18n/say.ts';
import { admissionsAddress, crm, sendsMail } from '../leads/settings.ts';

/** What this installation doesn't do because a setting of its environment is missing. */
export const unconfigured = (): Said[] => [
  ...(crm.url ? [] : (['No enquiry reaches a CRM: set CRM_URL.'] as const)),
  ...(sendsMail() ? [] : (['No mail leaves: set SMTP_URL.'] as const)),
  ...(admissionsAddress
    ? []
    : (['Nobody gets a notice of an enquiry: set ADMISSIONS_EMAIL.'] as const)),
];
