// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { formStrings } from '../../i18n/strings.ts';
import { altcha } from './altcha.ts';

vi.mock('altcha/workers/pbkdf2?worker', () => ({ default: class {} }));
vi.mock('altcha-lib', () => ({ solveChallengeWorkers: async () => ({ counter: 1 }) }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is ticked without a connection says so, and is proved once there is one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const words = formStrings('en');
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const host = document.createElement('div');
  document.body.append(host);
  const onChange = vi.fn();
  const captcha = altcha();
  await captcha.render(host, {
    sitekey: '',
    size: 'normal',
    theme: 'light',
    lang: 'en',
    words,
    onChange,
  });
  const status = () => host.querySelector('[role=status]')?.textContent;
  expect(await captcha.token(), 'nothing is proved unticked').toBeUndefined();

  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  host.querySelector('input')?.click();
  await expect.poll(status).toBe(words.noConnection);
  await expect(captcha.token()).rejects.toThrow();

  fetched.mockResolvedValue(Response.json({}));
  expect(await captcha.token()).toBeTruthy();
  expect(status()).toBe(words.checked);
  expect(host.querySelector('input')?.checked).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith(true);
});
