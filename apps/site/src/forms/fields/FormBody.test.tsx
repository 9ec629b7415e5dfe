// @vitest-environment happy-dom
import { formSchema } from '@concierge/contract/form';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testContext } from '../../layouts/testContext.ts';
import { toFormProps } from '../props/formProps.ts';
import { firstVisitDay } from '../rules/calendar.ts';
import { openSlots } from '../rules/slots.ts';
import { FormBody } from './FormBody.tsx';

const pass = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
const reset = vi.hoisted(() => vi.fn());
vi.mock('../captcha/useCaptcha.ts', () => ({
  useCaptcha: () => ({
    host: { current: null },
    ...{ required: true, shown: true, solved: true },
    begin: () => undefined,
    pass,
    reset,
  }),
}));
vi.mock('../state/useCountries.ts', () => ({ useCountries: () => undefined }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const question = {
  name: 'Question',
  type: 'textarea',
  label: 'Question',
  value: 'Is there a lake?',
};
const form = formSchema.parse({
  id: 'contact',
  type: 'contact',
  title: 'Contact',
  version: '1',
  submitLabel: 'Send',
  fields: [question],
});

test('without a network it says so, keeps text and tick, and sends once there is one', async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const props = toFormProps(form, testContext());
  const place = document.createElement('div');
  document.body.append(place);
  act(() => createRoot(place).render(<FormBody {...props} />));
  const press = async () => {
    const before = pass.mock.calls.length;
    await act(async () => {
      place.querySelector('button')?.click();
      await expect.poll(() => pass.mock.calls.length).toBe(before + 1);
    });
  };
  const notice = () => place.querySelector('[data-form-summary] p')?.textContent;

  pass.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press();
  expect(notice()).toBe(props.t.noConnection);
  expect(place.querySelector('textarea')?.value).toBe('Is there a lake?');
  expect(reset).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();

  pass.mockResolvedValueOnce(undefined);
  await press();
  expect(notice()).toBe(props.t.captcha);
  expect(reset).toHaveBeenCalledOnce();

  pass.mockResolvedValueOnce('the-pass');
  await press();
  expect(sent).toHaveBeenCalledOnce();
  expect(place.querySelector<HTMLInputElement>('[name=_pass]')?.value).toBe('the-pass');
});

test('a visit offers no hour that is over in Switzerland, nor a day that is', () => {
  // Half past eight on Monday in Zurich.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 7, 7, 30) });
  const day = { name: 'VisitPreferredDate', type: 'date', label: 'Day', value: '2030-01-07' };
  const time = { name: 'VisitPreferredTime', type: 'time_select', label: 'Time' };
  const visit = formSchema.parse({ ...form, fields: [day, time] });
  const place = document.createElement('div');
  const props = toFormProps(visit, testContext());
  act(() => createRoot(place).render(<FormBody {...props} slots={openSlots} />));
  vi.useRealTimers();
  const over = [...place.querySelectorAll('option')].filter(
    ({ value, disabled }) => value && disabled,
  );
  expect(over.map(({ textContent }) => textContent)).toEqual(['08:00 – past', '08:30 – past']);
  expect(place.querySelector<HTMLInputElement>('[type=date]')?.min).toBe('2030-01-07');
  const now = new Date(Date.UTC(2030, 0, 7, 7, 30));
  expect(firstVisitDay('2030-01-06', now), 'in Los Angeles').toBe('2030-01-07');
  expect(firstVisitDay('2030-01-08', now), 'in Kiritimati').toBe('2030-01-08');
});
