/** An address of a mailbox as accounts have it. */
export const accountName = (email: string): string => email.toLowerCase().trim();
