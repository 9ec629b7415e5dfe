import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at } from './kit/brandTable.ts';
import { francs, wireFigures } from './kit/wireFigures.ts';

for (const [code, path] of [
  ['HIM', '/en/programs/bachelor-hotel-management/'],
  ['CR', '/en/programs/bachelor-business-and-hospitality/'],
  ['CAA', '/en/programs/bachelor-culinary-arts/'],
  ['SHMS', '/en/programs/bachelor-hospitality-leadership/'],
] as const)
  test(`${code}: price and deadline are those of the backend`, {
    tag: ['@S3.program.2', '@S9.offer.1'],
  }, async () => {
    const { tuition, total, deadline } = await wireFigures(code, path);
    const text = (await get(at(code, path))).text.replaceAll(/\u00a0|&nbsp;/g, ' ');
    const day = new Date(`${deadline}T12:00:00Z`).toLocaleDateString('en-US', {
      ...{ year: 'numeric', month: 'long', day: 'numeric' },
    });
    expect(tuition).toBeGreaterThan(1000);
    for (const figure of [`CHF ${francs(tuition)}`, francs(total), day])
      expect(text).toContain(figure);
  });
