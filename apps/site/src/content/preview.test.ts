import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { vendors } from '@concierge/contract/vendors';
import { afterEach, expect, test, vi } from 'vitest';
import { showsChat } from '../chrome/chat/showsChat.ts';
import { tagManagerContainer } from '../chrome/consent/tagManagerContainer.ts';
import { popupFor } from '../chrome/popup/popupFor.ts';
import { captchaProvider } from '../forms/props/leadSettings.ts';
import { pageSources } from '../layouts/pageSources.ts';
import { testContext } from '../layouts/testContext.ts';
import { asPreview, withTitle } from './preview.ts';
import { readAnswer } from './readAnswer.ts';

afterEach(() => vi.unstubAllEnvs());

test('a preview has nothing whose script could read its address: no tags, pop-up, chat or foreign captcha', () => {
  vi.stubEnv('GTM_HIM', 'GTM-OURS');
  vi.stubEnv('CAPTCHA_SITEKEY', 'k');
  vi.stubEnv('CAPTCHA_SECRET', 's');
  const page = testContext({
    node: { ...nodeExamples.homepage.full, field_add_live_chat: true },
    shell: {
      popup: {
        field_delay_time: 5,
        field_display_after_days: 7,
        field_heading: 'Ask us',
        field_include_urls: ['homepage'],
        field_form_him: {
          id: '1',
          type: 'popup',
          title: 'Ask us',
          version: '1',
          submitLabel: 'Send',
        },
      },
      settings: { vendors, captchaProvider: 'turnstile', advancedConsent: true },
    },
  });
  const foreign = ({ brand, shell, answer }: typeof page) => ({
    container: tagManagerContainer(brand, shell.settings),
    early: shell.settings?.advancedConsent,
    popup: popupFor(shell.popup, answer?.node, brand) !== undefined,
    chat: showsChat(answer?.node),
    scripts: pageSources({ brand, shell }, []).byDirective.has('script-src'),
    captcha: captchaProvider(shell.settings),
  });
  expect(foreign(page)).toEqual({
    container: 'GTM-OURS',
    early: true,
    popup: true,
    chat: true,
    scripts: true,
    captcha: 'turnstile',
  });
  expect(foreign(asPreview(page))).toEqual({
    container: undefined,
    early: false,
    popup: false,
    chat: false,
    scripts: false,
    captcha: 'altcha',
  });
  expect(asPreview(page).shell.settings?.vendors).toEqual(['youtube', 'vimeo']);
});

test('a page that somebody has just begun is previewed, still without a title', () => {
  const { title: _, ...untitled } = nodeExamples.lego_page.full;
  const { answer } = testContext({ node: nodeExamples.lego_page.full });
  const { node } = readAnswer(withTitle({ ...answer, node: untitled }), 'draft', expect.fail);
  expect(node.title).toBe('…');
});
