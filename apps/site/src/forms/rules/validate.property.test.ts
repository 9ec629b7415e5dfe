import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formWithFields, toRawValues } from '../../../tests/formKit.ts';
import { testField } from '../../../tests/leadBackend.ts';
import { formStrings } from '../../i18n/strings.ts';
import { maxFieldLength, validate } from './validate.ts';

// Ten thousand runs take longer than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const today = '2026-11-21';
describe('whatever is sent', () => {
  const all = formWithFields(
    testField('Name', 'text', { required: true }),
    testField('Email', 'email', { required: true }),
    testField('Phone', 'phone'),
    testField('Question', 'textarea'),
    testField('Country', 'country'),
    testField('Day', 'date'),
    testField('topics', 'checkboxes', {
      options: ['a', 'b'].map((value) => ({ value, label: value, groups: [] })),
    }),
    testField('TermsAndConditions', 'consent', { required: true }),
    testField('fixed', 'hidden', { value: 'ours' }),
    testField('constructor', 'text'),
  );
  const names = [...all.fields.map(({ name }) => name), '__proto__', 'toString', 'x'];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'ana@example.ch',
      'CH',
      '1',
      'a',
      '+41791234567',
      '2030-01-01',
      'x'.repeat(6000),
      '\ud800',
      'a\r\nBcc: b@c.de',
      '<b>',
    ),
  );
  const submission = fc.dictionary(fc.constantFrom(...names), fc.array(text, { maxLength: 3 }), {
    noNullPrototype: false,
  });

  test('10,000 submissions: never throws, never lets through what a rule forbids', () => {
    fc.assert(
      fc.property(submission, (sent) => {
        const { values, problems } = validate(
          all,
          new Map(Object.entries(sent)),
          today,
          formStrings('en').problems,
        );
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
          expect(value.length).toBeLessThanOrEqual(maxFieldLength(one));
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
        const first = validate(
          all,
          new Map(Object.entries(sent)),
          today,
          formStrings('en').problems,
        );
        const again = validate(all, toRawValues(first.values), today, formStrings('en').problems);
        for (const [name, value] of Object.entries(first.values)) {
          if (name !== 'topics') expect(again.values[name]).toBe(value);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
