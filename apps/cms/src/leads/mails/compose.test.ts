import { overlayBrands } from '@concierge/brands/liveBrands';
import { expect, onTestFinished, test } from 'vitest';
import { lead } from '../../testing/leads.ts';
import { confirmationMails, newsletterMail } from './compose.ts';
import { nameInMail } from './nameInMail.ts';

const nasty = 'Ada\r\nBcc: everyone@example.ch\r\n\r\n<script>alert(1)</script>';

test('nothing that a visitor types becomes a header, an address or markup', async () => {
  const fields = {
    Name: nasty,
    Email: 'ada@example.ch',
    FriendEmail: 'bo@example.ch',
    Question: nasty,
  };
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

test('an enquiry of a brand that is gone is not answered under the name of another', async () => {
  const links = { unsubscribe: 'https://him.example/leave' };
  await expect(confirmationMails(lead({ brand: 'GONE' }))).rejects.toThrow('GONE');
  await expect(newsletterMail(lead({ brand: 'GONE' }), 'a@b.ch', links)).rejects.toThrow('GONE');
});

test('an Arabic mail runs from right to left and shows the reference from left to right', async () => {
  const one = lead({ lang: 'ar' });
  const [mail] = await confirmationMails(one);
  expect(mail?.html).toMatch(
    /<html[^>]* dir="rtl" lang="ar"|<html[^>]* lang="ar" dir="rtl"|<html dir="rtl" lang="ar"/,
  );
  expect(mail?.html).toMatch(
    new RegExp(`dir="ltr"[^>]*>${one.reference}|<p[^>]*dir="ltr"[^>]*>\\s*${one.reference}`),
  );
  expect(mail?.subject).toContain('وصلتنا رسالتك');
  const [english] = await confirmationMails(lead());
  expect(english?.html).toContain('dir="ltr" lang="en"');
});

test.each(['en', 'es', 'ar', 'ru'] as const)(
  'mails of a group of its own name no country, and no place where it gives none, in %s',
  async (lang) => {
    onTestFinished(() => overlayBrands([]));
    overlayBrands([{ code: 'LAKES', name: 'Lakes Group' }]);
    const fields = { Email: 'ada@example.org', FriendEmail: 'bo@example.org' };
    const sent = lead({ type: 'refer', brand: 'LAKES', lang, fields });
    const unsubscribe = 'https://lakes.example/out';
    for (const { text } of [
      ...(await confirmationMails(sent)),
      await newsletterMail(sent, 'ada@example.org', { unsubscribe }),
    ]) {
      expect(text).toMatch(/^Lakes Group$/m);
      expect(text).not.toMatch(/Lakes Group,|Switzerland|Suiza|سويسرا|Швейцари/);
    }
  },
);

test.each(['en', 'es', 'ar', 'ru'] as const)(
  'mails promise no time of their own, and are signed by name and town as at home, in %s',
  async (lang) => {
    const signed: [string, RegExp][] = [
      ['SEG', /^Summit Education Group, Bern$/m],
      ['CR', /^College Rigi, Weggis$/m],
      ['HIM', /\n\S.*\nHotel Institute Mürren\n/],
    ];
    for (const [brand, signature] of signed) {
      const sent = lead({ brand, lang, fields: { Email: 'ada@example.ch' } });
      const unsubscribe = 'https://him.example/out';
      for (const { text } of [
        ...(await confirmationMails(sent)),
        await newsletterMail(sent, 'ada@example.ch', { unsubscribe }),
      ]) {
        expect(`${text}\n`).toMatch(signature);
        expect(text).not.toMatch(/working day|month|laborable|al mes|يوم|شهر|рабочих|месяц/i);
      }
    }
  },
);

test("who comes to an event gets its date and its calendar file, in the page's language", async () => {
  const event = {
    name: 'Kitchen day',
    day: '2030-01-07',
    start: '2030-01-07T08:30:00.000Z',
    alias: '/webinars/kitchen/',
  };
  const expected = {
    en: ['Kitchen day, Monday, January 7, 2030', 'Put it into your calendar'],
    es: ['Kitchen day, lunes, 7 de enero de 2030', 'Añadirlo a tu calendario'],
    ru: ['Kitchen day, понедельник, 7 января 2030', 'Добавить в календарь'],
    ar: ['Kitchen day', 'أضِفه إلى تقويمك'],
  } as const;
  for (const lang of ['en', 'es', 'ru', 'ar'] as const) {
    const [mail] = await confirmationMails(lead({ type: 'webinar', lang }), event);
    for (const words of [...expected[lang], '9:30', `/${lang}/calendar/webinars/kitchen.ics`])
      expect(mail?.text).toContain(words);
  }
  expect((await confirmationMails(lead({ type: 'webinar' })))[0]?.html).not.toContain('.ics');
});

test('the mail about an event abroad says its own words first, and the Swiss time as such', async () => {
  const event = {
    name: 'Meet us in Toronto',
    start: '2030-01-07T23:30:00.000Z',
    alias: '/events/toronto/',
    day: '2030-01-07',
  };
  const said = async (words: string, lang: 'en' | 'ru' = 'en') =>
    (
      await confirmationMails(lead({ type: 'meet-rep', lang }), { ...event, words })
    )[0]?.text.replaceAll(/\s+/g, ' ');
  expect(await said('18:30 local time')).toContain(
    'Toronto, Monday, January 7, 2030, 18:30 local time. In Switzerland that is Tuesday, January 8, 2030 at 12:30 AM.',
  );
  expect(await said('18:30 по местному времени', 'ru')).toContain(
    'понедельник, 7 января 2030 г., 18:30 по местному времени. По швейцарскому времени: вторник',
  );
  expect(await said('7 January, half past six')).toContain('Toronto, 7 January, half past six. In');
});

test('who visits a school reads its name, the day and the Swiss hour in their language', async () => {
  const expected = {
    en: 'Hotel Institute Mürren, Monday, January 7, 2030 at 8:30 AM (our time, that of Switzerland)',
    es: 'Hotel Institute Mürren, lunes, 7 de enero de 2030, 8:30 (hora de Suiza)',
    ru: 'понедельник, 7 января 2030 г. в 08:30 (по швейцарскому времени)',
    ar: '8:30 ص (بتوقيت سويسرا)',
  } as const;
  const fields = {
    Email: 'ada@example.ch',
    SchoolInterest: 'HIM',
    VisitPreferredDate: '2030-01-07',
    VisitPreferredTime: '08:30',
  };
  for (const lang of ['en', 'es', 'ru', 'ar'] as const) {
    const [mail] = await confirmationMails(lead({ type: 'visit-school', lang, fields }));
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(expected[lang]);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Hotel Institute Mürren');
  }
  for (const odd of [{ VisitPreferredTime: '8:99' }, { VisitPreferredDate: 'soon' }])
    expect(
      (await confirmationMails(lead({ type: 'visit-school', fields: { ...fields, ...odd } })))[0]
        ?.text,
    ).not.toContain('You want to visit');
});

test.each([
  ['Ada', 'Ada'],
  ['Jean-Luc d’Arc', 'Jean-Luc d’Arc'],
  ["J. R. R. O'Neil", "J. R. R. O'Neil"],
  ['أحمد بن علي', 'أحمد بن علي'],
  ['Анна-Мария', 'Анна-Мария'],
  ['Ada evil.com', 'Ada'],
  ['https://evil.example/?x', ''],
  ['Ada www.evil', 'Ada'],
  ['ada@evil.example', ''],
  ['evil．com Ada', 'Ada'],
  ['evil。com', ''],
  ['ev\u200bil.com', ''],
  ['президент.рф', ''],
  ['Call +41795550123 now', 'Call now'],
  ['javascript:alert(1)', ''],
  ['<b>Ada</b>', ''],
  ['\u202eadA\u202c', 'adA'],
  [
    'You have won a very large prize in our great lottery this year',
    'You have won a very large prize in our',
  ],
])('a mail says the name %s as “%s”', (typed, said) => expect(nameInMail(typed)).toBe(said));

test('no mail carries a link of a stranger, and a third person reads nothing of theirs', async () => {
  for (const lang of ['en', 'es', 'ar', 'ru'] as const) {
    const fields = {
      Name: 'Unmistakable https://evil.example evil.com',
      Email: 'ada@example.ch',
      FriendEmail: 'bo@example.ch',
    };
    const mails = await confirmationMails(lead({ type: 'refer', lang, fields }));
    const [confirmation, referral] = mails;
    for (const { html, text, subject } of mails)
      expect(`${html}${text}${subject}`).not.toMatch(/evil/);
    expect(confirmation?.text).toContain('Unmistakable');
    expect(`${referral?.html}${referral?.subject}`).not.toContain('Unmistakable');
    expect(`${referral?.html}${referral?.subject}`).not.toMatch(/[{}]name/);
    const [nameless] = await confirmationMails(
      lead({ lang, fields: { Name: 'evil.com', Email: 'ada@example.ch' } }),
    );
    expect(nameless?.text).not.toMatch(/^.{0,12} ,/m);
  }
});
