import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('HTML of a foreign backend becomes what its readers see', () => {
  expect(
    plainText(
      '<p>Terms &amp; caf&eacute;s,</p><p title="a > b">if 1 &lt; 2<br>or less</p><script>x()</script>',
    ),
  ).toBe('Terms & cafés, if 1 < 2 or less');
});
