import { anchor, paragraph, richText, words } from '@concierge/contract/examples/lexical';
import { expect, test } from 'vitest';
import { consentHtml } from '../../forms/props/consentHtml.ts';
import { plainText } from './plainText.ts';

test('HTML of a foreign backend becomes what its readers see', () => {
  expect(
    plainText(
      '<p>Terms &amp; caf&eacute;s,</p><p title="a > b">if 1 &lt; 2<br>or less</p><script>x()</script>',
    ),
  ).toBe('Terms & cafés, if 1 < 2 or less');
});

test('links and emphasis put no space before a full stop; paragraphs and lines are apart', () => {
  const agreed = 'I have read the privacy policy. I may withdraw, at any time.';
  const line = { type: 'linebreak', version: 1 };
  const body = richText(
    paragraph('I have read the ', anchor('privacy policy', '/legal/privacy'), '.'),
    paragraph('I may ', words('withdraw', 1), ',', line, 'at any time.'),
  );
  expect(plainText(body)).toBe(agreed);
  expect(plainText(consentHtml(body, 'en')), 'as the form shows it').toBe(agreed);
  expect(
    plainText(
      '<p>I have read the <a href="/">privacy policy</a>.</p><p>I may <b>withdraw</b>,<br>at any time.',
    ),
  ).toBe(agreed);
});
