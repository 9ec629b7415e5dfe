import 'altcha/external';
import 'altcha/altcha.css';
import type { AltchaWidgetElement } from 'altcha/types/generic';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { Captcha, CaptchaOptions } from './captcha.ts';

const translations: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('altcha/i18n/ar'),
  es: () => import('altcha/i18n/es-es'),
  ru: () => import('altcha/i18n/ru'),
};
const languages: Readonly<Record<string, string>> = { es: 'es-es' };

/** Our own proof of work: widget, worker and challenge from our own origin, nothing collected (DESIGN §4.8). */
export function altcha(): Captcha {
  let widget: AltchaWidgetElement | undefined;
  let payload: string | undefined;
  return {
    async render(host, { size, lang, onChange }: CaptchaOptions) {
      globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
      await translations[lang]?.();
      widget = document.createElement('altcha-widget');
      widget.addEventListener('statechange', (event: Event) => {
        const { detail } = event as CustomEvent<{ state: string; payload?: string | null }>;
        payload = detail.state === 'verified' ? (detail.payload ?? undefined) : undefined;
        onChange(payload !== undefined);
      });
      host.replaceChildren(widget);
      await customElements.whenDefined('altcha-widget');
      await widget.configure({
        challenge: '/captcha/challenge',
        display: size === 'invisible' ? 'invisible' : 'standard',
        type: 'native',
        auto: 'off',
        language: languages[lang] ?? lang,
        hideFooter: true,
        hideLogo: true,
        humanInteractionSignature: false,
        minDuration: 0,
        // The answer travels as a captcha pass, not as a field of the form.
        name: '',
        workers: Math.min(4, navigator.hardwareConcurrency || 2),
      });
      if (size === 'compact') host.dataset['compact'] = '';
      host.dataset['invisible'] = String(size === 'invisible');
    },
    async token() {
      if (payload === undefined && widget?.getConfiguration().display === 'invisible') payload = (await widget.verify())?.payload;
      return payload;
    },
    reset() {
      payload = undefined;
      widget?.reset();
    },
  };
}
