import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { mailFrom, smtpUrl } from './env.ts';

/**
 * Milliseconds that a mail server may take; whoever has slower ones writes them into SMTP_URL
 * (`?socketTimeout=120000`). By nodemailer's own ten minutes a silent server would hold up
 * the whole outbox.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Milliseconds for one mail altogether, also where a server answers byte by byte. */
const mailTimeoutMs = 120_000;

const adapter = nodemailerAdapter({
  defaultFromAddress: mailFrom,
  defaultFromName: 'Concierge',
  skipVerify: true,
  transport: smtpUrl
    ? nodemailer.createTransport({ ...timeouts, url: smtpUrl })
    : nodemailer.createTransport({ jsonTransport: true }),
});

/**
 * Mail of the admin (password resets), of the outbox and of alarms by SMTP; without SMTP_URL
 * nothing is sent and nothing is printed. Rejects where the server does not take a mail in time.
 */
export const email: typeof adapter = adapter.then((make) => (args) => {
  const made = make(args);
  return { ...made, sendEmail: (message) => inTime(made.sendEmail(message)) };
});

async function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error('The mail server took too long');
    timer = setTimeout(() => reject(error), mailTimeoutMs);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
