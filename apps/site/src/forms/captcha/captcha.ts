import type { CaptchaSize, FormProps } from '../formProps.ts';

export interface CaptchaOptions {
  readonly sitekey: string;
  readonly size: CaptchaSize;
  /** The spec's default theme (§9). */
  readonly theme: 'light';
  readonly lang: string;
  /** Texts of our own widget. */
  readonly words: { readonly robot: string; readonly checking: string; readonly checked: string; readonly retry: string };
  /** Called when a response appears or expires. */
  onChange(solved: boolean): void;
}

/** One captcha, whatever the provider (DESIGN §4.8); rendering is explicit (spec §7). */
export interface Captcha {
  render(host: HTMLElement, options: CaptchaOptions): Promise<void>;
  /** The visitor's response; undefined where there is none (yet). An invisible one is asked for now. */
  token(): Promise<string | undefined>;
  reset(): void;
}

type Provider = FormProps['captcha']['provider'];

const adapters: Record<Provider, () => Promise<Captcha>> = {
  altcha: async () => (await import('./altcha.ts')).altcha(),
  recaptcha: async () => (await import('./vendor.ts')).vendorCaptcha('recaptcha'),
  hcaptcha: async () => (await import('./vendor.ts')).vendorCaptcha('hcaptcha'),
  turnstile: async () => (await import('./vendor.ts')).vendorCaptcha('turnstile'),
};

export interface RenderedCaptcha extends Captcha {
  readonly provider: Provider;
}

/** Renders the provider's captcha; where its script can't be had (blocked in some countries) ours stands in, for the server takes both. */
export async function renderCaptcha(provider: Provider, host: HTMLElement, options: CaptchaOptions): Promise<RenderedCaptcha> {
  try {
    const captcha = await adapters[provider]();
    await captcha.render(host, options);
    return Object.assign(captcha, { provider });
  } catch (error) {
    if (provider === 'altcha') throw error;
    host.replaceChildren();
    return renderCaptcha('altcha', host, options);
  }
}
