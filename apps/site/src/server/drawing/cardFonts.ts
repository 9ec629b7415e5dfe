import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Lang } from '@concierge/contract/lang';
import sharp from 'sharp';
import { replaceFile } from '../../runtime/replaceFile.ts';
import { settings } from '../../runtime/settings.ts';

/**
 * The font that a language's card is set in: its families, and the file of the first as TrueType.
 */
export interface CardFont {
  readonly family: string;
  readonly file: string;
}

const folder = join(settings.dataDir, 'images', 'fonts');
const fonts = {
  en: { family: 'Inter Tight', package: 'inter-tight', subset: 'latin' },
  es: { family: 'Inter Tight', package: 'inter-tight', subset: 'latin' },
  ru: { family: 'Inter Tight', package: 'inter-tight', subset: 'cyrillic' },
  ar: { family: 'Vazirmatn', package: 'vazirmatn', subset: 'arabic' },
} as const satisfies Record<Lang, { family: string; package: string; subset: string }>;

/** Has the digits and the punctuation that the fonts of the other scripts lack. */
const fallback = fonts.en;

/** The site's own font for a language, with its fallback: the machine may have no other font. */
export async function cardFont(lang: Lang): Promise<CardFont> {
  const { family } = fonts[lang];
  // The picture library takes one file a text, and knows it for the rest of the process.
  await sharp({ text: { text: '.', fontfile: await unpackedFontFile(fallback) } })
    .raw()
    .toBuffer();
  return { family: `${family}, ${fallback.family}`, file: await unpackedFontFile(fonts[lang]) };
}

/**
 * The picture library reads TrueType only, so the packed font is unpacked to disk the first time.
 */
async function unpackedFontFile({ package: name, subset }: (typeof fonts)[Lang]): Promise<string> {
  const file = join(folder, `${name}-${subset}.ttf`);
  if (!(await stat(file).catch(() => undefined)))
    await unpack(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`, file);
  return file;
}

async function unpack(source: string, file: string): Promise<void> {
  const { default: woff2 } = await import('wawoff2');
  const packed = await readFile(createRequire(import.meta.url).resolve(source));
  await replaceFile(file, await woff2.decompress(packed));
}
