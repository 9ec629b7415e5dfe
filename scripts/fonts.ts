import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { root, siteDir } from './lib/paths.ts';

/**
 * `npm run fonts`: writes the fonts that pages load, cut from the packages' to what the site can
 * show: the characters that `fonts.css` promises of each file, the weights that brands use, and no
 * stylistic alternates. Less than half the bytes. The fonts' licences are put beside them. Run it
 * again when a package or `fonts.css` changes.
 */
const weights = { min: 400, max: 800, default: 400 };

/** Of Inter Tight; Arabic keeps all features, since its letters are joined by them. */
const features = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum'];

const folder = `${siteDir}/src/styles/fonts`;
await mkdir(folder, { recursive: true });
for (const [, file, ranges] of (await readFile(`${siteDir}/src/styles/fonts.css`, 'utf8')).matchAll(
  /url\("\.\/fonts\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g,
)) {
  if (!file || !ranges) continue;
  const family = /^(.*?)-(latin|cyrillic|arabic)-/.exec(file)?.[1];
  const whole = await readFile(`${root}/node_modules/@fontsource-variable/${family}/files/${file}`);
  const cut = await subsetFont(whole, charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noHinting: true,
    ...(family === 'vazirmatn' ? {} : { keepFeatures: features }),
  });
  await writeFile(`${folder}/${basename(file)}`, cut);
  await copyFile(
    `${root}/node_modules/@fontsource-variable/${family}/LICENSE`,
    `${folder}/OFL-${family}.txt`,
  );
  console.log(`${file}: ${whole.length} → ${cut.length} bytes`);
}

/** The characters of a CSS unicode-range such as `U+0-FF, U+131`. */
function charactersIn(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}
