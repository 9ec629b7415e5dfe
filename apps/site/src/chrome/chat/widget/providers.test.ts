import { beforeEach, expect, test, vi } from 'vitest';
import { providers } from './providers.ts';

/** A document in which scripts arrive at once, and do what the test says. */
let arrives: (src: string) => void = () => undefined;
const urls: string[] = [];
beforeEach(() => {
  urls.length = 0;
  const target = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('document', {
    documentElement: { lang: 'ar' },
    createElement: () => ({}),
    head: {
      append(script: { src: string; onload(): void }) {
        urls.push(script.src);
        queueMicrotask(() => {
          arrives(script.src);
          script.onload();
        });
      },
    },
  });
});
const soon = (name: string) => setTimeout(() => dispatchEvent(new Event(name)), 5);

test('Salesforce: its script, its settings in the language of the page, and the chat opens once it is ready', {
  tags: ['S4.livechat.4'],
}, async () => {
  const init = vi.fn(() => soon('onEmbeddedMessagingReady'));
  const launchChat = vi.fn(async () => undefined);
  const settings = { language: 'en' };
  arrives = () =>
    vi.stubGlobal('embeddedservice_bootstrap', { settings, init, utilAPI: { launchChat } });
  const open = await providers.salesforce({
    provider: 'salesforce',
    load: 'click',
    origin: 'https://chat.example.org',
    settings: {
      organization: '00D',
      deployment: 'Ridge',
      site: 'https://site.example.org',
      scrt: 'https://scrt.example.org',
    },
  });
  expect(urls).toEqual(['https://chat.example.org/assets/js/bootstrap.min.js']);
  expect(settings.language).toBe('ar');
  expect(init).toHaveBeenCalledWith('00D', 'Ridge', 'https://site.example.org', {
    scrt2URL: 'https://scrt.example.org',
  });
  expect(launchChat).not.toHaveBeenCalled();
  await open();
  expect(launchChat).toHaveBeenCalledOnce();
});

test('Chatwoot: its script, its token, and its window opens once it is ready', {
  tags: ['S4.livechat.4'],
}, async () => {
  const run = vi.fn(() => soon('chatwoot:ready'));
  const toggle = vi.fn();
  arrives = () => {
    vi.stubGlobal('chatwootSDK', { run });
    vi.stubGlobal('$chatwoot', { toggle });
  };
  const open = await providers.chatwoot({
    provider: 'chatwoot',
    load: 'click',
    origin: 'https://chat.example.org',
    settings: { token: 'ridge' },
  });
  expect(urls).toEqual(['https://chat.example.org/packs/js/sdk.js']);
  expect(run).toHaveBeenCalledWith({ websiteToken: 'ridge', baseUrl: 'https://chat.example.org' });
  expect(toggle).not.toHaveBeenCalled();
  await open();
  expect(toggle).toHaveBeenCalledWith('open');
});
