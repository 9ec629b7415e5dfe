import type { Captcha } from './captchaAdapter.ts';

type Vendor = 'recaptcha' | 'hcaptcha' | 'turnstile';
type WidgetId = string | number;

/** What the three vendors' scripts have in common. */
interface VendorApi {
  render(host: HTMLElement, options: Record<string, unknown>): WidgetId;
  reset(id: WidgetId): void;
  getResponse(id: WidgetId): string | undefined;
  execute?(id: WidgetId, options?: { async: true }): unknown;
}

const scripts: Record<Vendor, { url: string; global: string; lang: string }> = {
  recaptcha: {
    url: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    lang: 'hl',
  },
  hcaptcha: {
    url: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    global: 'hcaptcha',
    lang: 'hl',
  },
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    lang: 'language',
  },
};
const loadTimeoutMs = 8000;
/** Some vendors don't report that a visitor closes an invisible captcha's challenge. */
const challengeTimeoutMs = 120_000;
const loading = new Map<Vendor, Promise<VendorApi>>();

function load(vendor: Vendor): Promise<VendorApi> {
  const script = loading.get(vendor) ?? loadOnce(vendor);
  loading.set(vendor, script);
  script.catch(() => loading.delete(vendor));
  return script;
}

async function loadOnce(vendor: Vendor): Promise<VendorApi> {
  const { url, global } = scripts[vendor];
  const callback = `concierge_${vendor}`;
  await new Promise<void>((ready, fail) => {
    Object.assign(globalThis, { [callback]: ready });
    const script = Object.assign(document.createElement('script'), {
      src: `${url}&onload=${callback}`,
      async: true,
    });
    script.addEventListener('error', () => fail(new Error(`${vendor}: script not loaded`)));
    setTimeout(() => fail(new Error(`${vendor}: no answer`)), loadTimeoutMs);
    document.head.append(script);
  });
  const api = (globalThis as unknown as Record<string, VendorApi | undefined>)[global];
  if (!api) throw new Error(`${vendor}: script without ${global}`);
  return api;
}

/**
 * A captcha of a vendor by its script with explicit rendering (spec §7, §9: sizes compact, normal,
 * invisible; theme light).
 */
export function vendorCaptcha(vendor: Vendor): Captcha {
  let api: VendorApi | undefined;
  let id: WidgetId = '';
  let invisible = false;
  let solved: ((response: string | undefined) => void) | undefined;
  return {
    async render(host, { sitekey, size, theme, lang, onChange }) {
      api = await load(vendor);
      invisible = size === 'invisible';
      const settle = (response: string | undefined) => {
        onChange(response !== undefined);
        solved?.(response);
      };
      id = api.render(host, {
        sitekey,
        theme,
        // Turnstile knows no invisible size; there the appearance does it.
        ...(vendor === 'turnstile' && invisible
          ? { appearance: 'interaction-only', execution: 'execute' }
          : { size }),
        [scripts[vendor].lang]: lang,
        callback: (response: string) => settle(response),
        'expired-callback': () => settle(undefined),
        'error-callback': () => settle(undefined),
        // Of hCaptcha: the visitor closes the challenge, or leaves it until it expires.
        'close-callback': () => settle(undefined),
        'chalexpired-callback': () => settle(undefined),
      });
    },
    async token() {
      const response = api?.getResponse(id) || undefined;
      if (response || !invisible || !api?.execute) return response;
      const answered = new Promise<string | undefined>((done) => {
        solved = done;
        setTimeout(done, challengeTimeoutMs);
      });
      api.execute(id);
      return answered;
    },
    reset() {
      api?.reset(id);
    },
  };
}
