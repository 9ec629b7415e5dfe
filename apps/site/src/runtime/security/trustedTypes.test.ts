import { runInNewContext } from 'node:vm';
import { anchor, paragraph, richText } from '@concierge/contract/examples/lexical';
import { expect, test } from 'vitest';
import { consentHtml } from '../../forms/props/consentHtml.ts';
import { trustedTypesScript } from './trustedTypes.ts';

interface Policy {
  createScriptURL(address: string): string | null;
  createHTML(markup: string): string;
}

/** The policy that a page of these vendors makes in a browser. */
function trustedTypesPolicy(origins: readonly string[], hasWidget = false): Policy {
  let made: Policy | undefined;
  const trustedTypes = {
    createPolicy: (name: string, policy: Policy) => {
      expect(name).toBe('default');
      made = policy;
    },
  };
  const page = new URL('https://him.example.org/en/');
  const { code } = trustedTypesScript(origins, { hasWidget });
  runInNewContext(code, {
    window: { trustedTypes },
    document: { baseURI: page.href },
    location: page,
    URL,
  });
  if (!made) throw new Error('no policy was made');
  return made;
}

const vendors = ['https://www.googletagmanager.com', 'https://*.hcaptcha.com'];

test.each([
  '/_astro/countries.worker-BVHo5gRh.js',
  'https://him.example.org/_astro/a.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  'https://js.hcaptcha.com/1/api.js',
])('a script may come from %s', (address) =>
  expect(trustedTypesPolicy(vendors).createScriptURL(address)).toBe(address),
);

test.each([
  '/media/upload.js',
  '/_astro/../media/upload.js',
  'https://evil.example/gtm.js',
  'https://www.googletagmanager.com.evil.example/gtm.js',
  'http://www.googletagmanager.com/gtm.js',
  'https://evilhcaptcha.com/a.js',
  '//evil.example/_astro/a.js',
  'data:text/javascript,alert(1)',
  'blob:https://him.example.org/_astro/a',
  'javascript:alert(1)',
])('no script comes from %s', (address) =>
  expect(trustedTypesPolicy(vendors).createScriptURL(address)).toBeNull(),
);

test.each([
  'Cookies & more',
  'I have read the <a href="/en/legal/privacy/" target="_blank" rel="noopener">policy</a>.',
  '<a href="/en/legal/privacy/">Privacy</a> <a href="/en/legal/imprint/">Imprint</a>',
  '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>',
  'all <strong>of</strong> <em>it</em>',
])('markup of our own stays: %s', (markup) =>
  expect(trustedTypesPolicy([]).createHTML(markup)).toBe(markup),
);

test("a consent's words, links and emphasis stay as the form makes them", () => {
  const body =
    'I agree, <b>see</b> <strong>our</strong> <a href="/legal/privacy/?a=1&b=2">policy</a> or <a href="mailto:a@example.org">write</a>, <a href="https://example.org/x">there</a>.';
  const made = consentHtml(body, 'en');
  expect(made).toContain('<a href="mailto:');
  expect(trustedTypesPolicy([]).createHTML(made)).toBe(made);
});

test.each([
  ['/legal/our%20policy/?a=1&b=%26', '/en/legal/our%20policy/?a=1&amp;b=%26'],
  ['/legal/política/', '/en/legal/política/'],
  ['https://example.org/?q="<b>', 'https://example.org/?q=&quot;&lt;b&gt;'],
])("a consent's link leads where the editor wrote: %s", (url, href) => {
  const made = consentHtml(richText(paragraph(anchor('policy', url))), 'en');
  expect(made).toBe(`<a href="${href}" target="_blank" rel="noopener">policy</a>`);
  expect(trustedTypesPolicy([]).createHTML(made)).toBe(made);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="/" onclick="alert(1)">x</a>',
  '<svg viewBox="0 0" stroke-width="1" onload="alert(1)"></svg>',
  '<iframe srcdoc="&lt;script&gt;"></iframe>',
  '<strong',
  '<script>alert(1)</script>',
])('other markup becomes text: %s', (markup) =>
  expect(trustedTypesPolicy([]).createHTML(markup)).not.toContain('<'),
);

test("a widget's markup stays unless it could run", () => {
  const widget = trustedTypesPolicy(vendors, true);
  const box = '<div class="widget"><img src="https://chat.example.org/a.png" alt=""></div>';
  expect(widget.createHTML(box)).toBe(box);
  for (const markup of ['<img src=x onerror=alert(1)>', '<script src="/_astro/a.js"></script>'])
    expect(widget.createHTML(markup)).not.toContain('<');
});

test('a browser without Trusted Types does nothing', () =>
  expect(() =>
    runInNewContext(trustedTypesScript([], { hasWidget: false }).code, { window: {} }),
  ).not.toThrow());
