import { expect, test } from 'vitest';
import { soundFavicon, soundLogo } from './soundDrawing.ts';

const drawing = (inner: string, viewBox = '0 0 9 9') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const said = (validate: typeof soundLogo, text: string, language = 'en') =>
  validate(text, { req: { i18n: { language } } } as never);
const shape = '<path d="M0 0h9v9z"/>';

test.each([
  [drawing('<script>1</script>'), 'more than shapes'],
  [drawing('<path d="M0 0h9" onload="x()"/>'), 'more than shapes'],
  [drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'), 'more than shapes'],
  [drawing('<path fill="url(https://six.example/a.svg#b)" d="M0 0h9"/>'), 'more than shapes'],
  [drawing('<image href="a.png"/>'), 'more than shapes'],
  [drawing('<g><path d="M0 0h9"/>'), 'no SVG'],
  [drawing(shape.repeat(3000)), 'at most 40000 characters'],
  ['<p>logo</p>', 'no SVG'],
])('neither a logo nor an icon is %s', async (text, reason) => {
  expect(await said(soundLogo, text)).toContain(reason);
  expect(await said(soundFavicon, text)).toContain(reason);
});

test.each([
  [drawing(shape, '0 0 24 16'), 'this viewBox is 24 by 16'],
  [drawing(shape, '0 0 9'), 'needs a viewBox'],
  [drawing(shape, '0,0,0,0'), 'needs a viewBox'],
  [drawing('<text y="9">S</text>'), 'no text; turn its letters into outlines'],
])('%s is a logo, but no icon', async (text, reason) => {
  expect(await said(soundLogo, text)).toBe(true);
  expect(await said(soundFavicon, text)).toContain(reason);
});

test('an icon may ask for any size, and why one is refused is said in four languages', async () => {
  const huge = drawing(shape, '0,0 9.5,9.5').replace('<svg', '<svg width="900000" height="900000"');
  expect(await said(soundFavicon, `<?xml version="1.0"?>\n${huge}\n`)).toBe(true);
  const languages = ['en', 'es', 'ar', 'ru'];
  for (const wrong of [drawing(shape, '0 0 24 16'), drawing('<text>S</text>')]) {
    const reasons = await Promise.all(languages.map((lang) => said(soundFavicon, wrong, lang)));
    expect(new Set(reasons).size).toBe(4);
  }
});
