import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { mailFrom, smtpUrl } from './env.ts';

/**
 * Mail of the admin (password resets) by SMTP; without SMTP_URL nothing is sent and nothing is
 * printed.
 */
export const email = nodemailerAdapter({
  defaultFromAddress: mailFrom,
  defaultFromName: 'Concierge',
  skipVerify: true,
  transport: smtpUrl
    ? nodemailer.createTransport(smtpUrl)
    : nodemailer.createTransport({ jsonTransport: true }),
});
