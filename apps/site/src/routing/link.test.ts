import { langs } from '@concierge/contract/lang';
import { endpointPrefixes } from '@concierge/contract/reservedPrefixes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { siteLink } from './link.ts';

// Ten thousand runs take longer than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const segment = fc
  .stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/)
  .filter((word) => !endpointPrefixes.some((prefix) => prefix === word));
const lang = fc.constantFrom(...langs);
const segments = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .filter(([first]) => !langs.some((lang) => lang === first));
const query = fc.option(fc.stringMatching(/^\?[a-z]=[a-z0-9%/.:]{0,8}$/), { nil: '' });
const hash = fc.option(fc.stringMatching(/^#[a-z0-9/.-]{0,8}$/), { nil: '' });
const slash = fc.constantFrom('', '/');

test('a link without language gets one, a trailing slash, and keeps query and hash', {
  tags: ['S2.routes.3', 'S2.routes.4', 'S2.routes.5', 'S2.routes.6'],
}, () => {
  fc.assert(
    fc.property(
      segments,
      slash,
      slash,
      query,
      hash,
      lang,
      (parts, before, after, search, anchor, language) => {
        const link = siteLink(`${before}${parts.join('/')}${after}${search}${anchor}`, language);
        expect(link).toBe(`/${language}/${parts.join('/')}/${search}${anchor}`);
      },
    ),
  );
});

test('the language is English where none is given', { tags: ['S2.routes.3'] }, () => {
  expect([siteLink('/programs'), siteLink('programs?x=1#a'), siteLink('/')]).toEqual([
    '/en/programs/',
    '/en/programs/?x=1#a',
    '/en/',
  ]);
});

test('a link with a language keeps it, and applying the rule twice changes nothing', {
  tags: ['S2.routes.2'],
}, () => {
  fc.assert(
    fc.property(segments, lang, lang, query, hash, (parts, own, page, search, anchor) => {
      const link = siteLink(`/${own}/${parts.join('/')}${search}${anchor}`, page);
      expect(link).toBe(`/${own}/${parts.join('/')}/${search}${anchor}`);
      expect(siteLink(link, page)).toBe(link);
    }),
  );
});

test('what leaves the site, anchors, files and endpoints stay as they are', {
  tags: ['S2.routes.4'],
}, () => {
  const foreign = fc.oneof(
    fc.webUrl(),
    fc.constantFrom(
      'mailto:hello@example.org',
      'tel:+41330000000',
      'HTTPS://example.org/a',
      '//cdn.example.org/x',
      '#top',
      '?level=master',
      '',
      'weixin://dl/chat',
    ),
    fc
      .tuple(segments, fc.constantFrom('pdf', 'ics', 'jpg', 'mp4'))
      .map(([parts, ending]) => `/${parts.join('/')}.${ending}`),
    fc
      .tuple(fc.constantFrom(...endpointPrefixes), segments)
      .map(([first, parts]) => `/${first}/${parts.join('/')}?x=1`),
  );
  fc.assert(
    fc.property(foreign, lang, (link, language) => {
      expect(siteLink(link, language)).toBe(link);
    }),
  );
});
