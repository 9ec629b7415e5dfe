import { expect, test, vi } from 'vitest';
import { publishStoredForm } from '../publish/form.ts';
import { publishingFor } from '../publish/publishing.ts';
import { reviewPatterns } from '../startup/reviewPatterns.ts';
import { testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const formWith = (pattern: string, key: string) =>
  payload.create({
    collection: 'forms',
    locale: 'en',
    overrideAccess: true,
    data: {
      key,
      title: key,
      type: 'contact',
      submitLabel: 'Send',
      field_domain_access: ['HIM'],
      fields: [{ blockType: 'field_text', name: 'Code', label: 'Code', pattern }],
    } as never,
  });

test.each([
  '(?:a+)+',
  '(?:(?:a|b|ab)*c?)*',
  'a)|(?:b',
  '(?=a)b',
  '(a)\\1',
  '[a&&b]',
  '(?i:a)',
  'a{2000}',
  '(',
])('a form with the pattern %s is not stored', async (pattern) => {
  await expect(formWith(pattern, unique('unsafe'))).rejects.toMatchObject({ status: 400 });
});

test('a newsletter pattern goes by the same rule', async () => {
  const { docs } = await payload.find({
    collection: 'brand-settings',
    limit: 1,
    overrideAccess: true,
  });
  const update = payload.update({
    collection: 'brand-settings',
    id: docs[0]?.id ?? 0,
    data: { newsletterPattern: '([a-z]+)*@' },
    overrideAccess: true,
  });
  await expect(update).rejects.toMatchObject({ status: 400 });
});

test('an unsafe pattern that was stored before counts as none, and the start names form and field', async () => {
  const key = unique('stored');
  const form = await formWith('[a-z]{3}', key);
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
  const [field] = form.fields ?? [];
  const poisoned = { ...form, fields: [{ ...field, pattern: '(?:a+)+' }] } as typeof form;
  const published = await publishStoredForm(publishingFor(payload, 'HIM', 'en'), poisoned);
  expect(published.fields[0]?.pattern).toBeUndefined();
  await publishStoredForm(publishingFor(payload, 'HIM', 'en'), poisoned);
  const find = vi.spyOn(payload, 'find').mockImplementation((async ({
    collection,
  }: {
    collection: string;
  }) => ({
    docs:
      collection === 'forms'
        ? [{ ...poisoned, key: `${key}-too` }]
        : [{ brand: 'HIM', newsletterPattern: '(a+)+' }],
  })) as never);
  await reviewPatterns(payload);
  find.mockRestore();
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining(`form ${key}, field Code`),
    expect.stringContaining(`form ${key}-too, field Code`),
    expect.stringContaining('brand settings HIM, newsletterPattern'),
  ]);
  warn.mockRestore();
});
