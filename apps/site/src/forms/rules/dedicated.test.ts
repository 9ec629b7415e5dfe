import { expect, test } from 'vitest';
import { testForm } from '../../../tests/leadBackend.ts';
import { formStrings } from '../../i18n/strings.ts';
import { formDefinition } from './dedicated.ts';
import { defaultPatterns, fitsPattern } from './patterns.ts';

const around = {
  t: formStrings('en'),
  today: '2026-11-21',
  schools: [{ value: 'HIM', label: 'Hotel Institute Mürren' }],
  school: 'HIM',
};

test('the visit form: twelve required fields, two that the backend may require', {
  tags: [
    ...['S5.visit.1', 'S5.visit.12', 'S9.visit.2', 'S5.visit.14', 'S5.visit.15'],
    ...['S3.lead.5', 'S3.lead.6', 'S8.visit.9', 'S8.visit.12'],
  ],
}, () => {
  const { fields } = formDefinition(testForm('visit-school'), around);
  expect(fields.filter(({ required }) => required)).toHaveLength(12);
  expect(
    fields
      .filter(({ required }) => !required)
      .map(({ name, requiredError }) => [name, requiredError]),
  ).toEqual([
    ['City', 'City is required'],
    ['Question', 'Question is required'],
  ]);
  const values = (name: string) =>
    fields.find((field) => field.name === name)?.options.map(({ value }) => value);
  expect(values('DesiredDates')).toEqual(['2026', '2027', '2028', '2029']);
  expect(values('Salutation')).toEqual(['Mr.', 'Mrs.', 'Ms.']);
  expect(values('ProgrammeInterest')).toEqual(['Bachelor Degree', 'Master Degree']);
});

test('live chat: six fields in their order, all required', {
  tags: [
    ...['S3.livechat.1', 'S3.livechat.3', 'S3.livechat.5', 'S3.livechat.9', 'S3.livechat.10'],
    ...['S5.livechat.1', 'S5.livechat.2', 'S5.livechat.3', 'S5.livechat.4', 'S5.livechat.5'],
    ...['S5.livechat.6'],
  ],
}, () => {
  const { fields } = formDefinition({ ...testForm('livechat'), fields: [] }, around);
  expect(fields.map(({ name }) => name)).toEqual([
    'first_name',
    'last_name',
    'email',
    'mobile',
    'country',
    'term_conditions',
  ]);
  expect(fields.every(({ required }) => required)).toBe(true);
  expect(fields.find(({ name }) => name === 'country')?.value).toBe('AD');
});

test.each([
  ['a@b.ch', true],
  ['a@b.info', true],
  ['a@b.swiss', false],
  ['a@b.c', false],
  ['a b@c.ch', false],
])("live chat's default e-mail: %s → %s", { tags: ['S5.livechat.7'] }, (value, ok) =>
  expect(fitsPattern({ type: 'email', pattern: defaultPatterns.livechatEmail }, value)).toBe(ok),
);

test.each([
  ['1234567', false],
  ['12345678', true],
  ['+41 (079) 123-45-67', false],
  ['+(417) 912-34567', true],
  ['+8613800138000', true],
  ['1234567890123456', false],
])(
  "live chat's default mobile: %s → %s",
  { tags: ['S5.livechat.8', 'S5.livechat.9', 'S5.livechat.10', 'S5.livechat.11'] },
  (value, ok) =>
    expect(fitsPattern({ type: 'phone', pattern: defaultPatterns.livechatMobile }, value)).toBe(ok),
);
