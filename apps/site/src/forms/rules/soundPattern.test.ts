import { brandByCode } from '@concierge/brands/registry';
import { type Form, formSchema } from '@concierge/contract/form';
import { afterEach, expect, test, vi } from 'vitest';
import { formStrings } from '../../i18n/strings.ts';
import { matchLinearly } from '../../leads/intake/matchLinearly.ts';
import { log } from '../../runtime/log.ts';
import { formInForce } from '../props/formProps.ts';
import { earliestToday } from './calendar.ts';
import { validate } from './validate.ts';

const formWith = (pattern: string): Form =>
  formSchema.parse({
    id: 'f',
    type: 'contact',
    title: 'F',
    version: '1',
    submitLabel: 'Send',
    fields: [{ name: 'Code', type: 'text', label: 'Code', pattern }],
  });
const judged = (form: Form, value: string) =>
  validate(
    form,
    new Map([['Code', [value]]]),
    earliestToday(),
    formStrings('en').problems,
    new Set(),
    matchLinearly,
  ).problems;

afterEach(() => vi.restoreAllMocks());

test('a pattern that would hang the site counts as none, and one line names form and field', () => {
  const brand = brandByCode('HIM');
  if (!brand) throw new Error('HIM is no brand');
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  for (const pattern of ['(?:a+)+', '(?:(?:a|b|ab)*c?)*', '(?=(a+))\\1*b', '(a?){60}a{60}', '(']) {
    const form = formInForce(formWith(pattern), brand, 'en', earliestToday());
    expect(form.fields[0]?.pattern).toBeUndefined();
    const before = process.cpuUsage();
    expect(judged(form, `${'a'.repeat(250)}!`)).toEqual([]);
    // A definition that gets there by another way isn't matched either.
    expect(judged(formWith(pattern), `${'a'.repeat(250)}!`)).toEqual([]);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  }
  formInForce(formWith('(?:a+)+'), brand, 'en', earliestToday());
  const lines = warn.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('ambiguous'))).toHaveLength(1);
  expect(lines.every((line) => line.includes('form f of HIM, field Code'))).toBe(true);
});

test('a safe pattern judges values on the server as it does in browsers', () => {
  const form = formWith('[A-Z]{2}\\d{6}');
  expect(judged(form, 'AB123456')).toEqual([]);
  expect(judged(form, 'AB12345x')).toMatchObject([{ name: 'Code', kind: 'pattern' }]);
});
