import type { ChatConfig } from '@concierge/contract/livechat';
import { logFailure } from '../../../ui/logFailure.ts';
import { storedChoice } from '../../consent/storedChoice.ts';
import { providers } from './providers.ts';

/** Milliseconds until settings or a chat that don't come give way to the offline form. */
const loadTimeoutMs = 8000;

/**
 * Makes the chat button open the provider's chat, whose widget is loaded now where chat is agreed
 * to (spec §4), or by a setting once it is asked for; where there is none, the button stays a link
 * to the offline enquiry form.
 */
export async function prepare(chat: HTMLElement): Promise<void> {
  const config = await fetchConfig().catch((error: unknown) => logFailure('chat settings', error));
  if (!config) return;
  const button = chat.querySelector<HTMLAnchorElement>('[data-chat-open]');
  if (config.provider === 'none' || !button) return;
  const { provider } = config;
  let widget: ReturnType<(typeof providers)[typeof provider]> | undefined;
  const load = () => {
    // What couldn't be had is asked for anew.
    widget ??= providers[provider](config).catch((error: unknown) => {
      widget = undefined;
      throw error;
    });
    return widget;
  };
  const open = () => void openOrLeave(load, button.href);
  button.addEventListener('click', (event) => {
    event.preventDefault();
    const question = chat.querySelector('dialog');
    if (question) question.close();
    else if (storedChoice()?.has('chat')) open();
    else askInPlace(chat, provider, open, button.href);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') chat.querySelector('dialog')?.close();
  });
  if (config.load === 'click') return;
  const loadIfAllowed = () => {
    if (storedChoice()?.has('chat')) void load().catch(() => undefined);
  };
  loadIfAllowed();
  // Agreed to later, on the same page.
  window.addEventListener('consentChanged', loadIfAllowed);
}

async function fetchConfig(): Promise<ChatConfig> {
  const response = await fetch('/api/config/chat', { signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as ChatConfig;
}

async function openOrLeave(
  load: () => Promise<() => Promise<void>>,
  offlineForm: string,
): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('late')), loadTimeoutMs),
  );
  const opened = load().then((open) => open());
  await Promise.race([opened, late]).catch(() => location.assign(offlineForm));
}

/** Says who gets the visitor's address before the chat starts, and offers the form instead. */
function askInPlace(
  chat: HTMLElement,
  provider: string,
  open: () => void,
  offlineForm: string,
): void {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', chat.dataset['start'] ?? '');
  const text = document.createElement('p');
  text.textContent = (chat.dataset['consentText'] ?? '').replaceAll(
    '{provider}',
    provider.charAt(0).toUpperCase() + provider.slice(1),
  );
  const start = document.createElement('button');
  start.type = 'button';
  start.className = 'button';
  start.textContent = chat.dataset['start'] ?? '';
  start.addEventListener('click', () => {
    dialog.close();
    open();
  });
  const offline = document.createElement('a');
  offline.href = offlineForm;
  offline.textContent = chat.dataset['offline'] ?? '';
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(text, start, offline);
  chat.append(dialog);
  dialog.show();
  start.focus();
}
