// Behaviour of the footer's newsletter sign-up: checks, posts to /api/mail, and shows the spec's
// sentence. Wakes with the page.

import { withoutUnseen } from '@concierge/contract/printable';
import { logFailure } from '../ui/logFailure.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]'))
  enhance(form);

/**
 * States input, then submitted; after a submit the sentence stands there whether it succeeded or
 * failed (spec §4).
 */
function enhance(form: HTMLFormElement): void {
  const input = form.elements.namedItem('email');
  const error = form.querySelector('[data-newsletter-error]');
  const done = form.querySelector('[data-newsletter-done]');
  if (!(input instanceof HTMLInputElement) || !error || !done) return;
  const { required = '', invalid = '', pattern, done: sentence = '' } = form.dataset;
  const show = (message: string) => {
    error.textContent = message;
    input.setAttribute('aria-invalid', String(message !== ''));
  };
  input.addEventListener('input', () => show(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if ('submitted' in form.dataset) return;
    const email = withoutUnseen(input.value).trim();
    const message = email === '' ? required : fits(email, pattern) ? '' : invalid;
    show(message);
    if (message) return input.focus();
    form.dataset['submitted'] = '';
    done.textContent = sentence;
    void send(form, email);
  });
}

/** The pattern accepts anything unless the brand's settings tighten it (spec §5, spec §10.3). */
function fits(email: string, pattern: string | undefined): boolean {
  try {
    return !pattern || new RegExp(`^(?:${pattern})$`, 'v').test(email);
  } catch {
    return true;
  }
}

/**
 * By POST, so that the address is in no URL; the answer is ignored (spec §7). Where the call can't
 * be made, the same goes once more.
 */
async function send(form: HTMLFormElement, email: string): Promise<void> {
  const fields = new FormData(form);
  const [id, lang] = [String(fields.get('id') ?? ''), String(fields.get('lang') ?? '')];
  const body = new URLSearchParams({ id, email, lang });
  const post = () => fetch('/api/mail', { method: 'POST', body, keepalive: true });
  await post()
    .catch(post)
    .catch((error: unknown) => logFailure('newsletter', error));
}
