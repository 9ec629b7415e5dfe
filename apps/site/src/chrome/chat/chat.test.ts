import { chatConfigSchema } from '@concierge/contract/livechat';
import { expect, test } from 'vitest';
import { chatConfig } from './chatConfig.ts';
import { showsChat } from './showsChat.ts';

test.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
  [false, true, false],
])(
  'add %s, exclude %s: chat %s',
  { tags: ['S2.wrapper.5', 'S2.wrapper.6', 'S2.wrapper.7', 'S3.page.5'] },
  (field_add_live_chat, field_exclude_live_chat, shown) => {
    expect(showsChat({ field_add_live_chat, field_exclude_live_chat })).toBe(shown);
  },
);

test('a page without a node has no chat', { tags: ['S2.wrapper.5'] }, () =>
  expect(showsChat(undefined)).toBe(false),
);

test('the settings come from the environment at run time, those of the brand first', {
  tags: ['S1.env.4', 'S4.livechat.4'],
}, () => {
  const environment: Record<string, string> = {
    CHAT_PROVIDER: 'chatwoot',
    CHAT_ORIGIN: 'https://chat.example.org',
    CHAT_TOKEN: 'everybody',
    CHAT_TOKEN_HIM: 'ridge',
    CHAT_PROVIDER_CAA: 'none',
  };
  expect(chatConfig('SEG', environment)).toEqual({
    provider: 'chatwoot',
    load: 'interaction',
    origin: 'https://chat.example.org',
    settings: { token: 'everybody' },
  });
  expect(chatConfig('HIM', environment).settings).toEqual({ token: 'ridge' });
  expect(chatConfig('CAA', environment).provider).toBe('none');
  environment['CHAT_TOKEN_HIM'] = 'changed';
  expect(chatConfig('HIM', environment).settings).toEqual({ token: 'changed' });
  for (const code of ['SEG', 'HIM', 'CAA'])
    expect(chatConfigSchema.safeParse(chatConfig(code, environment)).success).toBe(true);
});

test('a provider that nobody knows, or one without an origin, is none', {
  tags: ['S4.livechat.4'],
}, () => {
  expect(chatConfig('HIM', {}).provider).toBe('none');
  expect(chatConfig('HIM', { CHAT_PROVIDER: 'chatwoot' }).provider).toBe('none');
  expect(
    chatConfig('HIM', { CHAT_PROVIDER: 'evil', CHAT_ORIGIN: 'https://chat.example.org' }).provider,
  ).toBe('none');
});

test('the widget waits for a click where a setting says so', { tags: ['S4.livechat.3'] }, () => {
  const environment = { CHAT_PROVIDER: 'chatwoot', CHAT_ORIGIN: 'https://c.example.org' };
  expect(chatConfig('HIM', environment).load).toBe('interaction');
  expect(chatConfig('HIM', { ...environment, CHAT_LOAD_HIM: 'click' }).load).toBe('click');
  expect(chatConfig('CAA', { ...environment, CHAT_LOAD_HIM: 'click' }).load).toBe('interaction');
});
