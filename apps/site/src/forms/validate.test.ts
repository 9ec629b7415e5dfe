import { countryCodes } from '@concierge/contract/countryCodes';
import type { Form, FormField } from '@concierge/contract/form';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { choicesOf, visitTimes } from './choices.ts';
import { countriesIn } from './countries.ts';
import { en } from './strings/en.ts';
import { maxLengthOf, type RawValues, validate } from './validate.ts';

// Ten thousand runs take longer than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const field = (name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  name,
  type,
  label: name,
  required: false,
  options: [],
  width: 'full',
  ...more,
});
const form = (...fields: FormField[]): Form => ({
  id: 'test',
  type: 'contact',
  title: 'Test',
  version: '1',
  submitLabel: 'Send',
  fields,
  campaigns: [],
  isQuiz: false,
});
const today = '2026-11-21';
const raw = (values: Record<string, string | string[]>): RawValues =>
  new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
const check = (definition: Form, values: Record<string, string | string[]>) => validate(definition, raw(values), today, en.problems);
const accepts = (one: FormField, value: string) => check(form(one), { [one.name]: value }).problems.length === 0;

describe('rules of a field', () => {
  test('[S5.lead.1][S5.lead.3] an empty required field bears the message of the backend', () => {
    const { problems } = check(form(field('City', 'text', { required: true, requiredError: 'Where do you live?' })), { City: '  ' });
    expect(problems).toEqual([{ name: 'City', kind: 'required', message: 'Where do you live?' }]);
  });

  test("[S5.lead.2][S5.lead.4] a field's own pattern replaces the default, anchored, with its own message", () => {
    const phone = field('Phone', 'phone', { pattern: '\\+\\d{8,15}', patternError: 'With country code' });
    expect(accepts(phone, '+8613800138000')).toBe(true);
    expect(check(form(phone), { Phone: 'x+8613800138000' }).problems).toEqual([
      { name: 'Phone', kind: 'pattern', message: 'With country code' },
    ]);
  });

  test('a pattern that is no expression never costs a lead', () => {
    expect(accepts(field('City', 'text', { pattern: '([' }), 'Bern')).toBe(true);
  });

  test('[S5.lead.5] e-mail is lowercased', () => {
    expect(check(form(field('Email', 'email')), { Email: ' Ana.Rossi@Example.COM ' }).values).toEqual({ Email: 'ana.rossi@example.com' });
  });

  test.each([
    ['a.b%c+d-e9@x-y.z.ch', true],
    ['a@b.info', true],
    ['a@b.swiss', false],
    ['a_b@c.ch', false],
    ["o'hara@c.ch", false],
    ['a@b', false],
    ['a b@c.ch', false],
  ])('[S5.lead.6] default e-mail pattern: %s → %s', (value, ok) => expect(accepts(field('Email', 'email'), value)).toBe(ok));

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
  ])('[S5.lead.7][S5.lead.8][S5.lead.9][S5.lead.10] default phone pattern: %s → %s', (value, ok) =>
    expect(accepts(field('Phone', 'phone'), value)).toBe(ok),
  );

  test.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-02-30', false],
    ['21.11.2026', false],
  ])('[S5.lead.11] dates have a minimum of today: %s → %s', (value, ok) => expect(accepts(field('Day', 'date'), value)).toBe(ok));

  test('[S5.lead.12][S5.lead.13] years that have begun are neither offered nor taken', () => {
    const options = ['February 2026', 'September 2026', 'February 2027'].map((label) => ({ value: label, label, groups: [] }));
    const start = field('DesiredDates', 'start_date_select', { options, required: true });
    expect(choicesOf(start, form(start), today)?.map((choice) => choice.value)).toEqual(['February 2027']);
    expect(accepts(start, 'September 2026')).toBe(false);
    const stale = field('DesiredDates', 'year_select', { options: options.slice(0, 2), required: true });
    expect(check(form(stale), {}).problems, 'a list that has run empty must not lock the form').toEqual([]);
  });

  test('[S7.campaign.1][S7.campaign.2] only campaigns of the kind with an EndDate in the future can be chosen', () => {
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
    const pick = field('EventId', 'campaign_select', { required: true });
    const events: Form = {
      ...form(pick),
      type: 'webinar',
      campaigns: [
        campaign('past', '2026-11-20'),
        campaign('next', '2026-12-01'),
        campaign('off', '2026-12-01', { cancelled: true }),
        campaign('meet', '2026-12-01', { kind: 'meet' }),
      ],
    };
    expect(choicesOf(pick, events, today)?.map((choice) => choice.value)).toEqual(['next']);
    expect(check(events, { EventId: 'past' }).problems[0]?.kind).toBe('choice');
  });

  test('[S3.livechat.7][S9.visit.1] about 250 countries in the language asked for; 16 times of day', () => {
    expect(countryCodes).toHaveLength(250);
    expect(countriesIn('ar').find(({ code }) => code === 'CH')?.name).toBe('سويسرا');
    expect([visitTimes.length, visitTimes[0], visitTimes[1], visitTimes.at(-1)]).toEqual([16, '08:00', '08:30', '15:30']);
  });
});

describe('[S4.lead.4][S4.lead.5][S4.lead.6] groups of a dynamic select', () => {
  const option = (value: string, ...groups: number[]) => ({ value, label: value, groups });
  const definition = form(
    field('topic', 'dynamic_select', { options: [option('study', 1), option('visit', 2), option('none')] }),
    field('level', 'dynamic_select', { group: 1, required: true, options: [option('master', 3)] }),
    field('day', 'date', { group: 2, required: true }),
    field('degree', 'text', { group: 3, required: true }),
  );

  test('hidden groups are cleared and not required, those shown are', () => {
    expect(check(definition, { topic: 'none', day: 'junk', degree: 'x' })).toEqual({ values: { topic: 'none' }, problems: [] });
    expect(check(definition, { topic: 'visit', level: 'master', degree: 'x' }).problems.map(({ name }) => name)).toEqual(['day']);
  });

  test('a group within a hidden group is hidden too', () => {
    expect(check(definition, { topic: 'study', level: 'master' }).problems.map(({ name }) => name)).toEqual(['degree']);
    expect(check(definition, { topic: 'visit', day: '2026-12-01', level: 'master', degree: 'x' }).values).toEqual({
      topic: 'visit',
      day: '2026-12-01',
    });
  });
});

describe('whatever is sent', () => {
  const all = form(
    field('Name', 'text', { required: true }),
    field('Email', 'email', { required: true }),
    field('Phone', 'phone'),
    field('Question', 'textarea'),
    field('Country', 'country'),
    field('Day', 'date'),
    field('topics', 'checkboxes', { options: ['a', 'b'].map((value) => ({ value, label: value, groups: [] })) }),
    field('TermsAndConditions', 'consent', { required: true }),
    field('fixed', 'hidden', { value: 'ours' }),
    field('constructor', 'text'),
  );
  const names = [...all.fields.map(({ name }) => name), '__proto__', 'toString', 'x'];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('ana@example.ch', 'CH', '1', 'a', '+41791234567', '2030-01-01', 'x'.repeat(6000), '\ud800', 'a\r\nBcc: b@c.de', '<b>'),
  );
  const submission = fc.dictionary(fc.constantFrom(...names), fc.array(text, { maxLength: 3 }), { noNullPrototype: false });

  test('10,000 submissions: never throws, never lets through what a rule forbids', () => {
    fc.assert(
      fc.property(submission, (sent) => {
        const { values, problems } = validate(all, new Map(Object.entries(sent)), today, en.problems);
        for (const name of Object.keys(sent)) {
          if (!all.fields.some((one) => one.name === name))
            expect(problems.some((one) => one.name === name && one.kind === 'unknown')).toBe(true);
        }
        for (const one of all.fields) {
          const value = Object.hasOwn(values, one.name) ? values[one.name] : undefined;
          const troubled = problems.some(({ name }) => name === one.name);
          if (one.required && value === undefined) expect(troubled).toBe(true);
          if (value === undefined) continue;
          expect(troubled).toBe(false);
          expect(value.length).toBeLessThanOrEqual(maxLengthOf(one));
          expect(value.isWellFormed()).toBe(true);
          if (one.type !== 'textarea') expect(value).not.toMatch(/[\r\n\0]/);
        }
        if (values['fixed'] !== undefined) expect(values['fixed']).toBe('ours');
      }),
      { numRuns: 10_000 },
    );
  });

  test('what passes once passes again unchanged, so that browser and server agree', () => {
    fc.assert(
      fc.property(submission, (sent) => {
        const first = validate(all, new Map(Object.entries(sent)), today, en.problems);
        const again = validate(all, raw(first.values), today, en.problems);
        for (const [name, value] of Object.entries(first.values)) {
          if (name !== 'topics') expect(again.values[name]).toBe(value);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
