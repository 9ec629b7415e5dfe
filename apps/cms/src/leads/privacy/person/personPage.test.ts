import { brandByCode } from '@concierge/brands/registry';
import { initI18n } from '@payloadcms/translations';
import { expect, test } from 'vitest';
import { handOver, lead } from '../../../testing/leads.ts';
import { testPayload } from '../../../testing/testPayload.ts';
import { announceDue } from '../../delivery/announce.ts';
import { findPerson } from './findPerson.ts';
import { personCopy } from './personCopy.ts';
import { personPage } from './personPage.ts';

const payload = await testPayload();

test('the page for a person is read in any language and runs nothing that was typed', async () => {
  const Email = `${crypto.randomUUID()}@visitor.example`;
  const own = lead({
    fields: { Name: 'Zoe', Email, Phone: '+41 79 123 45 67', Question: 'When?' },
  });
  const news = lead({ type: 'newsletter', fields: { Email, list: 'him' } });
  const naming = lead({ fields: { Name: 'Cy', Question: `Write to ${Email}.` } });
  await handOver(payload, own, news, naming);
  while ((await announceDue(payload)) > 0);
  const found = await findPerson(payload, { email: Email.toLowerCase(), phone: undefined }, [
    'HIM',
  ]);
  const [row] = found.leads.filter(({ key }) => key === own.key);
  const { docs } = await payload.find({
    collection: 'forms',
    where: { field_domain_access: { in: ['HIM'] } },
    locale: 'ar',
    pagination: false,
    overrideAccess: true,
  });
  const [choice] = docs.flatMap(({ type, fields }) =>
    (fields ?? []).flatMap((field) => {
      const options = 'options' in field ? (field.options ?? []) : [];
      const option = options.find(({ label, value }) => label && label !== value);
      return option ? [{ type, name: field.name, ...option }] : [];
    }),
  );
  const sent = {
    ...(row?.fields as object),
    Country: 'AF',
    TermsAndConditions: '1',
    oid: 'for-the-crm',
    SchoolInterest: 'CR',
    [choice?.name ?? '']: choice?.value,
  };
  const typed = {
    ...found,
    leads: [
      {
        ...row,
        type: choice?.type,
        note: '<img src=x onerror=alert(1)>',
        consent_version: '2026-01-01T10:00:00.000Z',
        fields: sent,
      },
    ],
  };
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'ar' });
  const page = await personPage(payload, personCopy(typed as typeof found), i18n, '2026-01-02');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(Email);
  expect(page).not.toContain('<img');
  const names = [...page.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name);
  for (const name of new Set(names)) expect(name).not.toMatch(/[a-z]/i);
  const values = [...page.matchAll(/<td><bdi[^>]*>(.*?)<\/bdi>/gs)].map(([, value]) => value);
  expect(choice).toBeDefined();
  expect(values).toEqual(expect.arrayContaining([choice?.label, brandByCode('CR')?.name]));
  expect(values).toEqual(expect.arrayContaining(['أفغانستان', 'نعم', 'التواصل', 'قيد الانتظار']));
  expect(values.join('\n')).not.toMatch(/\dT\d|for-the-crm/);
});
