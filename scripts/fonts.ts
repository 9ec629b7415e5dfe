import { execFileSync } from 'node:child_process';
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root, siteDir } from './lib/paths.ts';

/**
 * `npm run fonts`: writes the fonts that pages load, cut from the packages' to what the site can
 * show: the characters that `fonts.css` and `typefaces/*.css` promise of each file, the weights
 * that brands use, and no stylistic alternates. Less than half the bytes. The fonts' licences are
 * put beside them. Run it again when a package or one of these style sheets changes.
 */
const weights = { min: 400, max: 800, default: 400 };

/** Of Latin and Cyrillic; Arabic keeps all features, since its letters are joined by them. */
const features = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum'];

/**
 * Packages that only this script needs, so that nobody installs them: it fetches these versions.
 */
const fetched: Readonly<Record<string, string>> = {
  jost: '5.3.0',
  literata: '5.3.0',
  rubik: '5.3.0',
};

const packages = 'node_modules/@fontsource-variable';
const folder = `${siteDir}/src/styles/fonts`;
await mkdir(folder, { recursive: true });
const elsewhere = await mkdtemp(join(tmpdir(), 'concierge-fonts-'));
const named = Object.entries(fetched).map(
  ([family, version]) => `@fontsource-variable/${family}@${version}`,
);
execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', elsewhere, ...named]);

for await (const sheet of glob(['fonts.css', 'typefaces/*.css'], {
  cwd: `${siteDir}/src/styles`,
})) {
  const css = await readFile(`${siteDir}/src/styles/${sheet}`, 'utf8');
  for (const [, file, ranges] of css.matchAll(
    /url\("[./]+\/fonts\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g,
  ))
    if (file && ranges) await cut(file, ranges);
}
await rm(elsewhere, { recursive: true });

async function cut(file: string, ranges: string): Promise<void> {
  const family = /^(.*?)-(latin|cyrillic|arabic)-/.exec(file)?.[1] ?? '';
  const source = `${family in fetched ? elsewhere : root}/${packages}/${family}`;
  const whole = await readFile(`${source}/files/${file}`);
  const { version } = JSON.parse(await readFile(`${source}/package.json`, 'utf8'));
  const bytes = await subsetFont(whole, charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noHinting: true,
    ...(family === 'vazirmatn' ? {} : { keepFeatures: features }),
  });
  await writeFile(`${folder}/${file}`, bytes);
  await copyFile(`${source}/LICENSE`, `${folder}/OFL-${family}.txt`);
  console.log(`${file} ${version}: ${whole.length} → ${bytes.length} bytes`);
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
