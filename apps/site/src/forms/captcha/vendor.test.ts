import { afterEach, expect, test, vi } from 'vitest';
import { vendorCaptcha } from './vendor.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page without a browser: the vendor's script "loads" at once and leaves its API behind. */
function stubVendor(name: string, callback: string, response: string) {
  const rendered: Record<string, unknown>[] = [];
  const urls: string[] = [];
  const api = {
    render: (_host: unknown, options: Record<string, unknown>) => rendered.push(options),
    reset: vi.fn(),
    getResponse: () => response,
    execute: vi.fn(),
  };
  vi.stubGlobal('document', {
    createElement: () => ({ addEventListener: () => undefined }),
    head: {
      append: (script: { src: string }) => {
        urls.push(script.src);
        vi.stubGlobal(name, api);
        (globalThis as unknown as Record<string, () => void>)[callback]?.();
      },
    },
  });
  return { rendered, urls, api };
}

const host = {} as HTMLElement;
const words = { robot: '', checking: '', checked: '', retry: '', noConnection: '' };

test.each([
  ['recaptcha', 'grecaptcha', 'hl'],
  ['hcaptcha', 'hcaptcha', 'hl'],
  ['turnstile', 'turnstile', 'language'],
] as const)(
  '%s: script with explicit rendering, size and theme as asked',
  { tags: ['S7.scripts.1', 'S7.scripts.2', 'S9.captcha.2', 'S9.captcha.3'] },
  async (vendor, global, langName) => {
    const { rendered, urls, api } = stubVendor(global, `concierge_${vendor}`, 'answer');
    const captcha = vendorCaptcha(vendor);
    const solved: boolean[] = [];
    for (const size of ['normal', 'compact'] as const) {
      await captcha.render(host, {
        sitekey: 'key',
        size,
        theme: 'light',
        lang: 'ar',
        words,
        onChange: (is) => solved.push(is),
      });
      expect(rendered.at(-1)).toMatchObject({
        sitekey: 'key',
        size,
        theme: 'light',
        [langName]: 'ar',
      });
    }
    expect(urls).toHaveLength(1);
    expect(urls[0]).toContain('render=explicit');
    const callbacks = rendered[0] as Record<string, (response?: string) => void>;
    callbacks['callback']?.('answer');
    callbacks['expired-callback']?.();
    expect(solved).toEqual([true, false]);
    expect(await captcha.token()).toBe('answer');
    captcha.reset();
    expect(api.reset).toHaveBeenCalledOnce();
  },
);

test('an empty response is none: nothing is verified without one', async () => {
  stubVendor('hcaptcha', 'concierge_hcaptcha', '');
  vi.resetModules();
  const captcha = (await import('./vendor.ts')).vendorCaptcha('hcaptcha');
  await captcha.render(host, {
    sitekey: 'key',
    size: 'normal',
    theme: 'light',
    lang: 'en',
    words,
    onChange: () => undefined,
  });
  expect(await captcha.token()).toBeUndefined();
});

test('a challenge that the visitor closes gives no response, and nothing waits for one', async () => {
  const { rendered } = stubVendor('hcaptcha', 'concierge_hcaptcha', '');
  vi.resetModules();
  const captcha = (await import('./vendor.ts')).vendorCaptcha('hcaptcha');
  await captcha.render(host, {
    sitekey: 'key',
    size: 'invisible',
    theme: 'light',
    lang: 'en',
    words,
    onChange: () => undefined,
  });
  const token = captcha.token();
  const callbacks = rendered[0] as Record<string, () => void>;
  callbacks['close-callback']?.();
  expect(await token).toBeUndefined();
});
