import { counter } from '@concierge/server/metrics/metrics';

const deliveries = counter({
  name: 'concierge_deliveries_total',
  help: 'Attempts to bring an enquiry to the CRM, by its answer: delivered, refused, or again.',
  labelNames: ['result'],
});
const mails = counter({
  name: 'concierge_mails_total',
  help: 'Attempts to send a mail: sent, or again.',
  labelNames: ['result'],
});

const newsletterCalls = counter({
  name: 'concierge_newsletter_calls_total',
  help: 'Calls of the newsletter service, by its answer: done, refused, or again.',
  labelNames: ['result'],
});

const deliveryResults = ['delivered', 'refused', 'again'] as const;
const mailResults = ['sent', 'again'] as const;
const newsletterResults = ['done', 'refused', 'again'] as const;

// An alarm sees a rise only where it has seen the number before: the first refusal after a start
// would be missed.
for (const result of deliveryResults) deliveries.inc({ result }, 0);
for (const result of mailResults) mails.inc({ result }, 0);
for (const result of newsletterResults) newsletterCalls.inc({ result }, 0);

/** Counts an answer of the CRM. */
export const countDelivery = (result: (typeof deliveryResults)[number]): void =>
  deliveries.inc({ result });

/** Counts what became of a mail. */
export const countMail = (result: (typeof mailResults)[number]): void => mails.inc({ result });

/** Counts an answer of the newsletter service. */
export const countNewsletterCall = (result: (typeof newsletterResults)[number]): void =>
  newsletterCalls.inc({ result });
