import nodemailer from 'nodemailer';
import { type Environment, type Finding, partFindings } from './Finding.ts';
import { networkProblem } from './networkProblem.ts';

const { ok, wrong, absent } = partFindings('mail server');
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** What failures mean, by nodemailer's codes. */
const meanings: Readonly<Record<string, string>> = {
  EAUTH: 'it refuses the user or the password in SMTP_URL: correct them, percent-encoded.',
  ENOAUTH: 'it refuses the user or the password in SMTP_URL: correct them, percent-encoded.',
  ETLS: 'it doesn’t begin TLS: renew its certificate, or use smtps:// and its port.',
  EPROTOCOL: 'what answers there is no mail server: correct the port of SMTP_URL.',
};

/** Connects, reads the greeting, begins TLS and signs in as SMTP_URL says; sends nothing. */
export async function checkMail(env: Environment): Promise<Finding> {
  const url = env['SMTP_URL'];
  if (!url) return absent('SMTP_URL is not set, so mails stay in the admin’s outbox.');
  if (!env['MAIL_FROM'])
    return wrong(
      'MAIL_FROM is missing: mails from concierge@localhost are refused by most servers.',
    );
  const transport = nodemailer.createTransport({ ...timeouts, url });
  try {
    await transport.verify();
    const { username } = new URL(url);
    return ok(`it answers${username ? ' and lets us sign in' : ''}.`);
  } catch (error) {
    return wrong(mailProblem(error));
  } finally {
    transport.close();
  }
}

function mailProblem(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string };
  if (Object.hasOwn(meanings, code)) return meanings[code] ?? '';
  if (/greeting/i.test(message)) return 'it sends no greeting: correct the port of SMTP_URL.';
  const problem = networkProblem(/timeout/i.test(message) ? { code: 'ETIMEDOUT' } : error);
  return `the server of SMTP_URL ${problem ?? 'refuses us: look at its log'}.`;
}
