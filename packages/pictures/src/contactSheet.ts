import sharp from 'sharp';
import { print } from './kit/paper.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

// Draws the scenes whose names start with one of the given words (all, without) on one sheet: `npm
// run sheet -- out.png alps lake`.
const [out = 'sheet.png', ...words] = process.argv.slice(2);
const chosen = Object.entries<Scene>(scenes).filter(
  ([name]) => words.length === 0 || words.some((word) => name.startsWith(word)),
);
const columns = chosen.length > 8 ? 3 : Math.min(2, chosen.length);
const width = Math.floor(1860 / columns);
const height = Math.round((width * 2) / 3);
const cells = await Promise.all(
  chosen.map(async ([name, scene], index) => {
    const picture = await print(scene.draw(), Math.max(width, 900));
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="26"><text x="4" y="19" font-size="18" font-family="sans-serif">${name}</text></svg>`;
    const [left, top] = [
      (index % columns) * (width + 10),
      Math.floor(index / columns) * (height + 36),
    ];
    return [
      { input: await picture.resize(width).png().toBuffer(), left, top: top + 28 },
      { input: Buffer.from(label), left, top },
    ];
  }),
);
await sharp({
  create: {
    width: columns * (width + 10),
    height: Math.ceil(chosen.length / columns) * (height + 36),
    channels: 3,
    background: '#fff',
  },
})
  .composite(cells.flat())
  .png()
  .toFile(out);
