import type { Browser } from '@playwright/test';

export interface Tile {
  readonly name: string;
  readonly picture: Buffer;
}

/**
 * One PNG with pictures side by side under their names; `tile` is the width of one in px, `across`
 * how many stand in a line, `filter` a CSS filter.
 */
export async function montage(
  browser: Browser,
  tiles: readonly Tile[],
  across: number,
  tile: number,
  filter = 'none',
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: across * (tile + 10) + 10, height: 600 },
  });
  const figures = tiles.map(
    ({ name, picture }) =>
      `<figure>${name}<img src="data:image/jpeg;base64,${picture.toString('base64')}" width="${tile}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:10px;display:grid;grid-template-columns:repeat(${across},${tile}px);gap:10px;background:#7f7f7f}figure{margin:0;font:12px/18px sans-serif}img{display:block;filter:${filter}}</style>${figures.join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
