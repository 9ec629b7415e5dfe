// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const open = vi.fn(async () => undefined);
const load = vi.fn(async () => open);
vi.mock('./providers.ts', () => ({ providers: { chatwoot: () => load() } }));

let cookie = '';
beforeEach(() => {
  vi.clearAllMocks();
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});
afterEach(() => vi.unstubAllGlobals());

const agree = () => {
  cookie = `consent=${encodeURIComponent(JSON.stringify({ categories: ['chat'] }))}`;
};

/** A page whose visitor has just shown a first sign. */
async function firstInteraction(when?: 'click'): Promise<HTMLElement> {
  document.body.innerHTML =
    '<aside data-chat data-start="Start chat"><a data-chat-open href="/en/livechat/">Chat</a></aside>';
  const config = { provider: 'chatwoot', origin: 'https://chat.example.org', settings: {} };
  vi.stubGlobal('fetch', async () => Response.json(when ? { ...config, load: when } : config));
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  if (!chat) throw new Error('no chat');
  const { prepare } = await import('./widget.ts');
  await prepare(chat);
  return chat;
}
const press = (chat: HTMLElement) => chat.querySelector<HTMLElement>('[data-chat-open]')?.click();

test('the widget is loaded after the first interaction where chat is agreed to, once, and opened by its button', {
  tags: ['S4.livechat.3'],
}, async () => {
  agree();
  const chat = await firstInteraction();
  expect(load).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  press(chat);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce(), 30_000);
  expect(load).toHaveBeenCalledOnce();
});

test('nothing is loaded without consent; agreeing on the same page loads it', async () => {
  const chat = await firstInteraction();
  press(chat);
  expect(chat.querySelector('dialog')?.getAttribute('aria-label')).toBe('Start chat');
  expect(load).not.toHaveBeenCalled();
  agree();
  window.dispatchEvent(new Event('consentChanged'));
  expect(load).toHaveBeenCalledOnce();
});

test('a setting keeps it away until the button is pressed', async () => {
  agree();
  const chat = await firstInteraction('click');
  expect(load).not.toHaveBeenCalled();
  press(chat);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce(), 30_000);
});
