import { countryCodes } from '@concierge/contract/countryCodes';
import type { Form, FormField } from '@concierge/contract/form';
import { describe, expect, test, vi } from 'vitest';
import { formWithFields, toRawValues } from '../../../tests/formKit.ts';
import { testField } from '../../../tests/leadBackend.ts';
import { formStrings } from '../../i18n/strings.ts';
import { countriesIn } from '../state/countries.ts';
import { fieldChoices, visitTimes } from './choices.ts';
import { defaultPatterns } from './patterns.ts';
import { cleanText, validate } from './validate.ts';

// Ten thousand runs take longer than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const today = '2026-11-21';
const check = (definition: Form, values: Record<string, string | string[]>) =>
  validate(definition, toRawValues(values), today, formStrings('en').problems);
const accepts = (one: FormField, value: string) =>
  check(formWithFields(one), { [one.name]: value }).problems.length === 0;

describe('rules of a field', () => {
  test('an empty required field bears the message of the backend', {
    tags: ['S5.lead.1', 'S5.lead.3'],
  }, () => {
    const { problems } = check(
      formWithFields(
        testField('City', 'text', { required: true, requiredError: 'Where do you live?' }),
      ),
      { City: '  ' },
    );
    expect(problems).toEqual([{ name: 'City', kind: 'required', message: 'Where do you live?' }]);
  });

  test("a field's own pattern replaces the default, anchored, with its own message", {
    tags: ['S5.lead.2', 'S5.lead.4'],
  }, () => {
    const phone = testField('Phone', 'phone', {
      pattern: '\\+\\d{8,15}',
      patternError: 'With country code',
    });
    expect(accepts(phone, '+8613800138000')).toBe(true);
    expect(check(formWithFields(phone), { Phone: 'x+8613800138000' }).problems).toEqual([
      { name: 'Phone', kind: 'pattern', message: 'With country code' },
    ]);
  });

  test('a pattern that is no expression never costs a lead', () => {
    expect(accepts(testField('City', 'text', { pattern: '([' }), 'Bern')).toBe(true);
  });

  test.each([
    ['email', '\u200eLayla.٣@visitor.example\u200f', 'layla.3@visitor.example'],
    ['email', 'layla\u200b@visitor.example', 'layla@visitor.example'],
    ['phone', '\u200f+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
    ['phone', '+۹۸ ２１ ۱۲۳۴۵۶۷۸', '+98 21 12345678'],
  ] as const)('a field of type %s takes %j as %s', (type, typed, sent) =>
    expect(cleanText({ type }, typed)).toBe(sent),
  );

  test('e-mail is lowercased', { tags: ['S5.lead.5'] }, () => {
    expect(
      check(formWithFields(testField('Email', 'email')), { Email: ' Ana.Rossi@Example.COM ' })
        .values,
    ).toEqual({ Email: 'ana.rossi@example.com' });
  });

  test.each([
    ['a.b%c+d-e9@x-y.z.ch', true],
    ['a@b.info', true],
    ['a@b.swiss', false],
    ['a_b@c.ch', false],
    ["o'hara@c.ch", false],
    ['a@b', false],
    ['a b@c.ch', false],
  ])('default e-mail pattern: %s → %s', { tags: ['S5.lead.6'] }, (value, ok) =>
    expect(accepts(testField('Email', 'email'), value)).toBe(ok),
  );

  test.each([
    ['123456', false],
    ['12345678', true],
    ['123456789012', true],
    ['1234567890123', false],
    ['+41 79 123 45 67', true],
    ['079.123.45.67', true],
    ['(079) 123-4567', true],
    ['+8613800138000', false],
    ['abc', false],
  ])(
    'default phone pattern: %s → %s',
    { tags: ['S5.lead.7', 'S5.lead.8', 'S5.lead.9', 'S5.lead.10'] },
    (value, ok) => expect(accepts(testField('Phone', 'phone'), value)).toBe(ok),
  );

  test('a field’s own pattern sees the separators, though it be the default one in brackets', {
    tags: ['S5.lead.7'],
  }, () => {
    const spaced = '079 123 45 67';
    const letter = testField('Phone', 'phone', { pattern: `(?:${defaultPatterns.phone})` });
    expect(accepts(testField('Phone', 'phone'), spaced)).toBe(true);
    expect(accepts(letter, spaced)).toBe(false);
    expect(accepts(letter, '079 123 4567')).toBe(true);
  });

  test.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-02-30', false],
    ['21.11.2026', false],
  ])('dates have a minimum of today: %s → %s', { tags: ['S5.lead.11'] }, (value, ok) =>
    expect(accepts(testField('Day', 'date'), value)).toBe(ok),
  );

  test('years that have begun are neither offered nor taken', {
    tags: ['S5.lead.12', 'S5.lead.13'],
  }, () => {
    const options = ['February 2026', 'September 2026', 'February 2027'].map((label) => ({
      value: label,
      label,
      groups: [],
    }));
    const start = testField('DesiredDates', 'start_date_select', { options, required: true });
    expect(
      fieldChoices(start, formWithFields(start), today)?.map((choice) => choice.value),
    ).toEqual(['February 2027']);
    expect(accepts(start, 'September 2026')).toBe(false);
    const stale = testField('DesiredDates', 'year_select', {
      options: options.slice(0, 2),
      required: true,
    });
    expect(
      check(formWithFields(stale), {}).problems,
      'a list that has run empty must not lock the form',
    ).toEqual([]);
  });

  test('only campaigns of the kind with an EndDate in the future can be chosen', {
    tags: ['S7.campaign.1', 'S7.campaign.2'],
  }, () => {
    const campaign = (Id: string, EndDate: string, more = {}) => ({
      Id,
      Name: Id,
      StartDate: EndDate,
      EndDate,
      kind: 'webinar' as const,
      attendance: 'online' as const,
      cancelled: false,
      ...more,
    });
    const pick = testField('EventId', 'campaign_select', { required: true });
    const events: Form = {
      ...formWithFields(pick),
      type: 'webinar',
      campaigns: [
        campaign('past', '2026-11-20'),
        campaign('next', '2026-12-01'),
        campaign('off', '2026-12-01', { cancelled: true }),
        campaign('meet', '2026-12-01', { kind: 'meet' }),
      ],
    };
    expect(fieldChoices(pick, events, today)?.map((choice) => choice.value)).toEqual(['next']);
    expect(check(events, { EventId: 'past' }).problems[0]?.kind).toBe('choice');
  });

  test('about 250 countries in the language asked for; 16 times of day', {
    tags: ['S3.livechat.7', 'S9.visit.1'],
  }, () => {
    expect(countryCodes).toHaveLength(250);
    expect(countriesIn('ar').find(({ code }) => code === 'CH')?.name).toBe('سويسرا');
    expect([visitTimes.length, visitTimes[0], visitTimes[1], visitTimes.at(-1)]).toEqual([
      16,
      '08:00',
      '08:30',
      '15:30',
    ]);
  });
});

describe('groups of a dynamic select', { tags: ['S4.lead.4', 'S4.lead.5', 'S4.lead.6'] }, () => {
  const option = (value: string, ...groups: number[]) => ({ value, label: value, groups });
  const definition = formWithFields(
    testField('topic', 'dynamic_select', {
      options: [option('study', 1), option('visit', 2), option('none')],
    }),
    testField('level', 'dynamic_select', {
      group: 1,
      required: true,
      options: [option('master', 3)],
    }),
    testField('day', 'date', { group: 2, required: true }),
    testField('degree', 'text', { group: 3, required: true }),
  );

  test('hidden groups are cleared and not required, those shown are', () => {
    expect(check(definition, { topic: 'none', day: 'junk', degree: 'x' })).toEqual({
      values: { topic: 'none' },
      problems: [],
    });
    expect(
      check(definition, { topic: 'visit', level: 'master', degree: 'x' }).problems.map(
        ({ name }) => name,
      ),
    ).toEqual(['day']);
  });

  test('a group within a hidden group is hidden too', () => {
    expect(
      check(definition, { topic: 'study', level: 'master' }).problems.map(({ name }) => name),
    ).toEqual(['degree']);
    expect(
      check(definition, { topic: 'visit', day: '2026-12-01', level: 'master', degree: 'x' }).values,
    ).toEqual({
      topic: 'visit',
      day: '2026-12-01',
    });
  });
});
