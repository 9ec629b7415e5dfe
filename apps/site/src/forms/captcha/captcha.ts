import type { FormProps } from '../props/formPropTypes.ts';
import type { Captcha, CaptchaOptions } from './captchaAdapter.ts';

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

/**
 * Renders the provider's captcha; where its script can't be had (blocked in some countries) ours
 * stands in, for the server takes both.
 */
export async function renderCaptcha(
  provider: Provider,
  host: HTMLElement,
  options: CaptchaOptions,
): Promise<RenderedCaptcha> {
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
