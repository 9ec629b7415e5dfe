import { expect, test } from 'vitest';
import { lead } from '../../testing/leads.ts';
import { confirmationMails } from './compose.ts';

const nasty = 'Ada\r\nBcc: everyone@example.ch\r\n\r\n<script>alert(1)</script>';

test('nothing that a visitor types becomes a header, an address or markup', async () => {
  const fields = { Name: nasty, Email: 'ada@example.ch', FriendEmail: 'bo@example.ch', Question: nasty };
  const mails = await confirmationMails(lead({ type: 'refer', fields }));
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['confirmation', 'ada@example.ch'],
    ['referral', 'bo@example.ch'],
  ]);
  for (const { subject, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<script');
  }
  for (const Email of ['a@b.ch,c@d.ch', 'a@b.ch\r\nBcc: c@d.ch', 'Ada <a@b.ch>', 'nobody'])
    expect(await confirmationMails(lead({ fields: { Email, FriendEmail: Email } }))).toEqual([]);
});

test('an Arabic letter runs from right to left and shows the reference from left to right', async () => {
  const one = lead({ lang: 'ar' });
  const [mail] = await confirmationMails(one);
  expect(mail?.html).toMatch(/<html[^>]* dir="rtl" lang="ar"|<html[^>]* lang="ar" dir="rtl"|<html dir="rtl" lang="ar"/);
  expect(mail?.html).toMatch(new RegExp(`dir="ltr"[^>]*>${one.reference}|<p[^>]*dir="ltr"[^>]*>\\s*${one.reference}`));
  expect(mail?.subject).toContain('وصلتنا رسالتك');
  const [english] = await confirmationMails(lead());
  expect(english?.html).toContain('dir="ltr" lang="en"');
});

test("who comes to an event gets its date and its calendar file, in the page's language", async () => {
  const event = { name: 'Kitchen day', start: '2030-01-07T08:30:00.000Z', alias: '/webinars/kitchen/' };
  const expected = {
    en: ['Kitchen day, Monday, January 7, 2030', 'Put it into your calendar'],
    es: ['Kitchen day, lunes, 7 de enero de 2030', 'Añadirlo a tu calendario'],
    ru: ['Kitchen day, понедельник, 7 января 2030', 'Добавить в календарь'],
    ar: ['Kitchen day', 'أضِفه إلى تقويمك'],
  } as const;
  for (const lang of ['en', 'es', 'ru', 'ar'] as const) {
    const [mail] = await confirmationMails(lead({ type: 'webinar', lang }), event);
    for (const words of [...expected[lang], '9:30', `/${lang}/calendar/webinars/kitchen.ics`]) expect(mail?.text).toContain(words);
  }
  expect((await confirmationMails(lead({ type: 'webinar' })))[0]?.html).not.toContain('.ics');
});
