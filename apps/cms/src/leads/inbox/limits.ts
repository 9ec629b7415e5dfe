const read = (name: string): string => process.env[name] ?? '';

/**
 * What one network of visitors may have before a person looks: enquiries in an hour, in a day, and
 * seats of visits in a day. `NETWORK_LIMITS` replaces them.
 */
const [hour = 20, day = 60, seats = 6] = read('NETWORK_LIMITS')
  .split(',')
  .filter(Boolean)
  .map(Number);
export const networkLimits = { hour, day, seats } as const;

/** Share of the CRM's day that one network's enquiries may use. */
export const networkShare = 0.2;

/** Mails to one mailbox in a day, of all brands together. */
export const mailsPerRecipient = Number(read('MAILS_PER_RECIPIENT') || 5);
