import type { Lead } from '../../runtime/payload-types.ts';

/** What is noted of an enquiry's attempts, the latest; one more keeps the column short. */
export const latestAttempts = ({ attempts }: Lead): object[] =>
  Array.isArray(attempts) ? (attempts as object[]).slice(-49) : [];

/** Notes among the attempts that a person sent the enquiry again, at an instant as ISO text. */
export const resentAt = (at: string) => ({ at, resent: true });

/** Whether a person sent it again, as what it is: no twin of another one. */
export const wasResent = (lead: Lead): boolean =>
  latestAttempts(lead).some((each) => 'resent' in each);
