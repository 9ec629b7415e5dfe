import type { Lead } from '../../../runtime/payload-types.ts';

/** One try to deliver an enquiry, as it was noted. */
export interface Attempt {
  readonly at: string;
  readonly answer: string;
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'answer' in value &&
  !Number.isNaN(Date.parse(String(value.at)));

/** The tries to deliver an enquiry, the newest first. */
export const leadAttempts = ({ attempts }: Lead): Attempt[] =>
  Array.isArray(attempts) ? attempts.filter(isAttempt).toReversed() : [];
