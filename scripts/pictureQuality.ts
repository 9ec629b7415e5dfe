import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';
import { aptInstall } from './lib/processes/aptInstall.ts';
import { run } from './lib/processes/run.ts';

/**
 * `npm run pictures -- [folder]`: what the qualities of our pictures look like and weigh. Each
 * scene of the seeded media, 828 pixels wide, is encoded in several ways and compared with itself
 * by butteraugli, which says how far apart two pictures are for an eye at reading distance: below 1
 * one can't tell, from 2 on one sees it. JPEG at 75 and 90 is the yardstick, for that is what an
 * editor means by a quality (spec §9).
 */
const media = process.argv[2] ?? `${root}/.data/media`;
const scenes = [
  'alps-dawn',
  'ballroom',
  'bread-oven',
  'facade-night',
  'garden',
  'kitchen-copper',
  'lake-fog',
  'lake-sunset',
];
const width = 828;
const encodings: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'JPEG 75': (picture) => picture.jpeg({ quality: 75 }),
  'JPEG 90': (picture) => picture.jpeg({ quality: 90 }),
  'WebP 75': (picture) => picture.webp({ quality: 75 }),
  'WebP 90': (picture) => picture.webp({ quality: 90 }),
  ...Object.fromEntries(
    [40, 45, 50, 55, 60, 65, 70].map((quality) => [
      `AVIF ${quality}`,
      (picture: Sharp) => picture.avif({ quality, effort: 5 }),
    ]),
  ),
};

if (!existsSync(`${media}/${scenes[0]}.jpg`))
  fail(`${media} has no pictures of the seed: name the media folder of a seeded installation.`);
await requireButteraugli();
const folder = mkdtempSync(`${tmpdir()}/pictures-`);
const found = new Map(
  Object.keys(encodings).map((name) => [name, { bytes: 0, norms: [] as number[], worst: 0 }]),
);
for (const scene of scenes) {
  const original = await sharp(`${media}/${scene}.jpg`).resize({ width }).png().toBuffer();
  await sharp(original).toFile(`${folder}/original.png`);
  for (const [name, encode] of Object.entries(encodings)) {
    const bytes = await encode(sharp(original)).toBuffer();
    await sharp(bytes).png().toFile(`${folder}/encoded.png`);
    const { worst, norm } = await distance(`${folder}/original.png`, `${folder}/encoded.png`);
    const sum = found.get(name);
    if (!sum) continue;
    sum.bytes += bytes.length;
    sum.norms.push(norm);
    sum.worst = Math.max(sum.worst, worst);
  }
}
rmSync(folder, { recursive: true });
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
console.log(
  '| encoding | KB | distance, mean of the scenes | of the worst scene | of the worst spot |\n|---|---|---|---|---|',
);
for (const [name, { bytes, norms, worst }] of found) {
  const figures = [bytes / scenes.length / 1024, mean(norms), Math.max(...norms), worst].map(
    (figure) => figure.toFixed(2),
  );
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}

/** Butteraugli's distance of two PNGs: of the worst spot, and over all of it (its 3-norm). */
async function distance(one: string, other: string): Promise<{ worst: number; norm: number }> {
  const { output } = await run('butteraugli_main', [one, other], { output: 'collect' });
  const [worst, norm] = [...output.matchAll(/(?:^|: )([\d.]+)$/gm)].map(([, number]) =>
    Number(number),
  );
  return worst === undefined || norm === undefined
    ? fail(`butteraugli said:\n${output}`)
    : { worst, norm };
}

async function requireButteraugli(): Promise<void> {
  const there = async () => (await run('butteraugli_main', [], { output: 'collect' })).code !== 127;
  if (!(await there()) && process.getuid?.() === 0) await aptInstall('libjxl-devtools');
  if (!(await there()))
    fail("Comparing pictures needs butteraugli. Install Debian's package libjxl-devtools.");
}
