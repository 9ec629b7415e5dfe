import { variable } from '../runtime/cmsVariables.ts';

/**
 * What one network of visitors may have before a person looks: enquiries in an hour, in a day, and
 * seats of visits in a day. `NETWORK_LIMITS` replaces them.
 */
const [hour, day, seats] = variable('NETWORK_LIMITS') ?? [20, 60, 6];
export const networkLimits = { hour, day, seats } as const;

/** Share of the CRM's day that one network's enquiries may use. */
export const networkShare = 0.2;

/** Mails to one mailbox in a day, of all brands together. */
export const mailsPerRecipient = variable('MAILS_PER_RECIPIENT') ?? 5;
