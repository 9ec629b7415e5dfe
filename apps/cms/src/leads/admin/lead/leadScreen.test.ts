import { holdReasons } from '@concierge/contract/holdReasons';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rowTitle } from '../../../admin/rows/rowTitle.ts';
import { messages } from '../../../i18n/say.ts';
import { handOver, inbox, lead } from '../../../testing/leads.ts';
import { page, testPayload } from '../../../testing/testPayload.ts';
import { countryName, timesIn } from '../../country.ts';
import { announceDue } from '../../delivery/announce.ts';
import { HoldReason } from '../HoldReason.tsx';
import { contactLinks } from './contactLinks.ts';
import { LeadMails } from './LeadMails.tsx';
import { readLead } from './readLead.ts';

const payload = await testPayload();

test("a visitor's telephone leads to a call, and to WhatsApp as digits where it says its country", () => {
  const of = (phone: string) => contactLinks({ phone });
  expect(of('+41 (0)79 123 45 67')).toEqual({
    tel: 'tel:+41791234567',
    whatsapp: 'https://wa.me/41791234567',
  });
  expect(of('0041 79-123.45.67')).toEqual({
    tel: 'tel:+41791234567',
    whatsapp: 'https://wa.me/41791234567',
  });
  expect(of('٠٠٩٧١٥٠١٢٣٤٥٦٧')).toEqual({
    tel: 'tel:+971501234567',
    whatsapp: 'https://wa.me/971501234567',
  });
  expect(of('079 123 45 67')).toEqual({ tel: 'tel:0791234567' });
  for (const none of ['', 'call me', '\u202a\u202c', '12']) expect(of(none)).toEqual({});
  expect(contactLinks({ email: ' a&b?cc=x@y.example ' }).mailto).toBe(
    'mailto:a%26b%3Fcc%3Dx@y.example',
  );
  expect(contactLinks({ email: 'no address' })).toEqual({});
});

test('countries are named in the language of the admin, and say what time it is there', () => {
  const noon = new Date('2026-11-22T12:00:00Z');
  expect(['CH', 'cn', 'Switzerland', ''].map((code) => countryName('ru', code))).toEqual([
    'Швейцария',
    'Китай',
    'Switzerland',
    '',
  ]);
  expect(timesIn('en', 'CH', noon)).toEqual(['Sun 13:00']);
  expect(timesIn('ar', 'AE', noon).join('')).toContain('16:00');
  expect(timesIn('en', 'RU', noon)).toHaveLength(2);
  expect(timesIn('en', 'Atlantis', noon)).toEqual([]);
});

test("an enquiry is read by its form's labels or known names: message first, nothing twice, nothing for the CRM alone", async () => {
  const fields = {
    Name: 'Ada',
    Email: 'a@b.ch',
    Question: 'When does it start?',
    ProgrammeInterest: 'x',
    FriendAgrees: 'true',
    odd_fieldName: 'y',
    SourceWebURL: 'https://him.example/en/contact/',
    SchoolInterest: 'HIM',
    oid: '00D000000000PRD',
    additionalGtmFormType: 'contact',
  };
  const sent = lead({ fields });
  await handOver(payload, sent);
  const [row] = await inbox(payload, sent.key);
  if (!row) throw new Error('the enquiry was not stored');
  const read = await readLead(payload, row, 'ru');
  expect(read.message).toBe('When does it start?');
  expect(read.details.map(({ name }) => name).toSorted()).toEqual([
    'FriendAgrees',
    'ProgrammeInterest',
    'SourceWebURL',
    'odd_fieldName',
  ]);
  const shown = Object.fromEntries(
    read.details.map(({ name, label, value }) => [name, [label, value]]),
  );
  expect(shown['FriendAgrees']).toEqual(['Друг согласен', true]);
  expect(shown['odd_fieldName']).toEqual(['Odd field name', 'y']);
  const { docs } = await payload.find({
    collection: 'forms',
    where: { type: { equals: 'contact' }, field_domain_access: { in: ['HIM'] } },
    locale: 'ru',
    pagination: false,
    overrideAccess: true,
  });
  const form = docs.find(({ fields }) => fields?.some(({ name }) => name === 'Question'));
  expect(read.form).toBe(form?.title);
  const label = form?.fields?.find(({ name }) => name === 'ProgrammeInterest')?.label;
  if (label) expect(shown['ProgrammeInterest']?.[0]).toBe(label);
});

test("a friend's fields and hidden ones have their known names, and the mail to the friend is listed", async () => {
  const friend = `${crypto.randomUUID()}@friend.example`;
  const { docs } = await payload.find({
    collection: 'forms',
    where: { type: { equals: 'refer' }, field_domain_access: { in: ['HIM'] } },
    pagination: false,
    overrideAccess: true,
  });
  expect(docs.length).toBeGreaterThan(0);
  const fields = { Name: 'Ada', Email: 'a@b.ch', FriendName: 'Bo', FriendEmail: friend };
  const SourceWebURL = 'https://him.example/en/';
  const sent = lead({ type: 'refer', fields: { ...fields, SourceWebURL } });
  await handOver(payload, sent);
  while ((await announceDue(payload)) > 0);
  const [row] = await inbox(payload, sent.key);
  if (!row) throw new Error('the enquiry was not stored');
  const { details } = await readLead(payload, row, 'ru');
  expect(Object.fromEntries(details.map(({ name, label }) => [name, label]))).toEqual({
    FriendName: 'Имя друга',
    FriendEmail: 'Эл. почта друга',
    SourceWebURL: 'Страница',
  });
  const mails = await LeadMails({ payload, lead: row, language: 'en' });
  expect(renderToStaticMarkup(mails)).toContain(friend);
});

test('several choices are shown by their labels and ticked boxes as ticked, as the site sends both', async () => {
  const option = (value: string, label: string) => ({ value, label });
  const title = `Diets ${crypto.randomUUID()}`;
  await payload.create({
    collection: 'forms',
    overrideAccess: true,
    data: {
      key: crypto.randomUUID(),
      title,
      submitLabel: 'Send',
      type: 'openhouse',
      field_domain_access: ['HIM'],
      fields: [
        {
          blockType: 'field_checkboxes',
          name: 'Odd_Diet',
          label: 'Diet',
          options: [option('vegetarian', 'Vegetarian, no fish'), option('halal', 'Halal')],
        },
        {
          blockType: 'field_select',
          name: 'Odd_Room',
          label: 'Room',
          options: [option('a;b', 'Twin')],
        },
        { blockType: 'field_checkbox', name: 'Odd_Stay', label: 'Stay' },
        { blockType: 'field_checkbox', name: 'Odd_Bus', label: 'Bus', value: 'by bus' },
        { blockType: 'field_consent', name: 'Odd_Agrees' },
        { blockType: 'field_text', name: 'Odd_Guests', label: 'Guests' },
        { blockType: 'field_text', name: 'Odd_Companion', label: 'Who comes along' },
      ],
    },
  });
  const fields = {
    Odd_Diet: 'vegetarian;halal',
    Odd_Room: 'a;b',
    Odd_Stay: '1',
    Odd_Bus: 'by bus',
    Odd_Agrees: 'on',
    Odd_Guests: '1',
    Odd_Companion: 'On',
  };
  const sent = lead({ type: 'openhouse', fields });
  await handOver(payload, sent);
  const [row] = await inbox(payload, sent.key);
  if (!row) throw new Error('the enquiry was not stored');
  const read = await readLead(payload, row, 'en');
  expect(read.form).toBe(title);
  expect(Object.fromEntries(read.details.map(({ name, value }) => [name, value]))).toEqual({
    Odd_Diet: 'Vegetarian, no fish, Halal',
    Odd_Room: 'Twin',
    Odd_Stay: true,
    Odd_Bus: true,
    Odd_Agrees: true,
    Odd_Guests: '1',
    Odd_Companion: 'On',
  });
});

test('a row whose title is empty in the language of the list bears its title in another one, else its number', async () => {
  const doc = await page(payload, { title: 'English only' });
  const cell = (id: number) => rowTitle(payload, { collection: 'pages', id, name: 'title' }, 'es');
  expect(await cell(doc.id)).toBe('English only');
  expect(await cell(99_999_999)).toBe('Sin título, n.º 99999999');
});

test('why an enquiry is held is said in the language of the admin, and an older reason as it stands', () => {
  const shown = (reason: string, language: string) =>
    renderToStaticMarkup(HoldReason({ reason, language }));
  for (const reason of Object.values(holdReasons)) {
    expect(shown(reason, 'en')).toBe(`<bdi>${reason}</bdi>`);
    for (const language of ['es', 'ar', 'ru'] as const)
      expect(shown(reason, language)).toBe(`<bdi>${messages[language][reason]}</bdi>`);
  }
  expect(shown('Sent on a Sunday.', 'ar')).toBe('<bdi lang="en">Sent on a Sunday.</bdi>');
});
