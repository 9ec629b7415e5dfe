// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formStrings } from '../../i18n/strings.ts';
import { renderCaptcha } from './captcha.ts';
import { type CaptchaState, useCaptcha } from './useCaptcha.ts';

vi.mock('./captcha.ts', () => ({ renderCaptcha: vi.fn() }));

const props = {
  captcha: { provider: 'altcha', sitekey: '', size: 'normal' },
  lang: 'en',
  t: formStrings('en'),
} as const;
const token = vi.fn(async () => 'solved');
const verified = vi.fn(async (_body: { started?: string }) =>
  Response.json({ success: true, pass: 'the-pass' }),
);
let starts = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(renderCaptcha).mockResolvedValue({
    provider: 'altcha',
    token,
    render: async () => undefined,
    reset: () => undefined,
  });
  starts = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/captcha/verify') return verified(JSON.parse(String(init?.body)));
    starts += 1;
    return Response.json({ started: `start ${starts}` });
  });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Host({ form, states }: { form: string; states: CaptchaState[] }) {
  const state = useCaptcha({ ...props, form: { id: form } });
  states.push(state);
  return <div ref={state.host} />;
}

/** The captcha of a form, as a page that is loaded anew has it. */
function openCaptcha(form = 'contact'): CaptchaState {
  const states: CaptchaState[] = [];
  act(() => createRoot(document.createElement('div')).render(<Host form={form} states={states} />));
  const [state] = states;
  if (!state) throw new Error('nothing was rendered');
  return state;
}
async function requestPass(captcha: CaptchaState): Promise<string | undefined> {
  captcha.begin();
  return captcha.pass();
}
const startsSent = () => verified.mock.calls.map(([{ started }]) => started);

test('a form that comes back filled in was begun when the tab first began with it', async () => {
  expect(await requestPass(openCaptcha())).toBe('the-pass');
  expect(await requestPass(openCaptcha())).toBe('the-pass');
  await requestPass(openCaptcha('visit'));
  expect(startsSent()).toEqual(['start 1', 'start 1', 'start 2']);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy that answers for the site', async () => new Response('', { status: 502 })],
])('%s is no wrong answer: the next attempt sends the same response', async (_, fail) => {
  const captcha = openCaptcha();
  verified.mockImplementationOnce(fail);
  await expect(requestPass(captcha)).rejects.toThrow();
  expect(await captcha.pass()).toBe('the-pass');
  token.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(captcha.pass()).rejects.toThrow();
  verified.mockResolvedValueOnce(Response.json({ success: false }));
  expect(await captcha.pass()).toBeUndefined();
});

test('in UTC+8, where no captcha may block, it has no pass either way', async () => {
  vi.mocked(Date.prototype.getTimezoneOffset).mockReturnValue(-480);
  const captcha = openCaptcha();
  verified.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await requestPass(captcha)).toBeUndefined();
});
