/**
 * Why admissions must look at a lead before it is delivered, as its `held` says it (ADR 14). It is
 * stored in English; the admin says it in its own languages.
 */
export const holdReasons = {
  honeypot: 'The hidden field was filled in.',
  hasty: 'Sent within a second.',
  scriptless: 'Sent without scripts, so without a captcha.',
  captchaFree: 'Sent from UTC+8 without a captcha.',
  captchaAway: 'The captcha provider could not be asked.',
  spentPass: 'Its captcha pass had been used for another enquiry.',
  burst: 'Many enquiries came from one network within a short time.',
  manySeats: 'Many visits were booked from one network within a day: agree on a time.',
  fullOnArrival: 'The time was full when the enquiry arrived: agree on another one.',
  fullBefore: 'The time was full when the backend could be asked: agree on another one.',
} as const;

type HoldReason = (typeof holdReasons)[keyof typeof holdReasons];

const reasons: ReadonlySet<string> = new Set(Object.values(holdReasons));

/** Whether a text is one of these reasons; another version's may be none. */
export const isHoldReason = (text: string): text is HoldReason => reasons.has(text);
