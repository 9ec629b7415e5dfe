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

/** Counts an answer of the CRM. */
export const countDelivery = (result: 'delivered' | 'refused' | 'again'): void =>
  deliveries.inc({ result });

/** Counts what became of a mail. */
export const countMail = (result: 'sent' | 'again'): void => mails.inc({ result });

/** Counts an answer of the newsletter service. */
export const countNewsletterCall = (result: 'done' | 'refused' | 'again'): void =>
  newsletterCalls.inc({ result });
