import { brandCodes } from '@concierge/brands/brands';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brandCss } from '../styles/brandCss.ts';
import { LogoDrawing } from './LogoDrawing.tsx';

test('the drawing of each brand has a box of its own, and each page names its shape', {
  tags: ['S2.footer.9'],
}, () => {
  for (const code of brandCodes) {
    expect(renderToStaticMarkup(<LogoDrawing code={code} />)).toMatch(
      new RegExp(
        `^<svg viewBox="0 -3 [\\d.]+ [\\d.]+" data-logo="${code}" aria-hidden="true"></svg>$`,
      ),
    );
    expect(brandCss('HIM')).toContain(
      `[data-logo=${code}]{--shape:url(/static/logos/${code}.svg)}`,
    );
  }
});

test('a brand without a drawn logo shows its code', () => {
  expect(renderToStaticMarkup(<LogoDrawing code="NEW" />)).toContain('>NEW</text>');
});
