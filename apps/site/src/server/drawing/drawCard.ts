import type { BrandDefinition } from '@concierge/brands/brands';
import { brandTokens } from '@concierge/brands/brandTokens';
import type { BrandTokens } from '@concierge/brands/tokens';
import { type Lang, textDirection } from '@concierge/contract/lang';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import sharp from 'sharp';
import { cardSize } from '../../content/socialCard.ts';
import { cardFont } from './cardFonts.ts';

const { width, height } = cardSize;
/** Part of the card that the title has; the picture has the rest. */
const panel = 700;
const margin = 64;
/** Sizes of the title in pixels, largest first; the first that fits is taken. */
const titleSizes = [84, 72, 60, 50, 42] as const;
const titleHeight = 400;

/**
 * Draws a social card: the title large on the brand's flat colour, the page's picture beside it,
 * the school's name and mark beneath; mirrored for Arabic.
 */
export async function drawCard(
  brand: BrandDefinition,
  lang: Lang,
  title: string,
  picture: string | undefined,
): Promise<Buffer> {
  const tokens = brandTokens(brand.code);
  const isRtl = textDirection(lang) === 'rtl';
  const textWidth = (picture ? panel : width) - 2 * margin;
  const heading = await fitTitle(title, lang, textWidth, tokens);
  const name = await setText(
    brand.name,
    'en',
    30,
    textWidth - 60,
    tokens.color.onBrand,
    tokens.weight.strong,
  );
  const place = (left: number, own: number) => (isRtl ? width - left - own : left);
  const layers = [
    { input: heading.data, left: place(margin, heading.info.width), top: margin },
    { input: name.data, left: place(margin + 52, name.info.width), top: height - margin - 34 },
    { input: brandMarkSvg(tokens), left: place(margin, 36), top: height - margin - 38 },
  ];
  const photo = picture && { input: await fillPicture(picture), left: isRtl ? 0 : panel, top: 0 };
  return sharp({ create: { width, height, channels: 3, background: tokens.color.brand } })
    .composite(photo ? [photo, ...layers] : layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function fitTitle(
  title: string,
  lang: Lang,
  textWidth: number,
  { color, weight }: BrandTokens,
) {
  const set = (size: number) =>
    setText(title, lang, size, textWidth, color.onBrand, weight.display);
  for (const size of titleSizes) {
    const text = await set(size);
    if (text.info.height <= titleHeight && text.info.width <= textWidth) return text;
  }
  const text = await set(titleSizes[titleSizes.length - 1] ?? 42);
  const box = {
    left: 0,
    top: 0,
    width: Math.min(text.info.width, textWidth),
    height: Math.min(text.info.height, titleHeight),
  };
  return sharp(text.data).extract(box).png().toBuffer({ resolveWithObject: true });
}

/** Sets text in lines of a width; shaping and direction follow from the script. */
async function setText(
  text: string,
  lang: Lang,
  size: number,
  textWidth: number,
  color: string,
  weight: number,
) {
  const { family, file } = await cardFont(lang);
  const markup = `<span foreground="${color}" weight="${Math.round(weight)}">${escapeMarkup(text)}</span>`;
  const options = {
    text: markup,
    font: `${family} ${size}`,
    fontfile: file,
    width: textWidth,
    dpi: 72,
    rgba: true,
    wrap: 'word' as const,
  };
  return sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
}

const fillPicture = (file: string) =>
  sharp(file, { limitInputPixels: 50e6 })
    .autoOrient()
    .resize({ width: width - panel, height, fit: 'cover', position: 'attention' })
    .toBuffer();

const brandMarkSvg = ({ color, gesture }: BrandTokens) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="36" height="36"><path fill="${color.onBrand}" d="${gesture.mark}"/></svg>`,
  );
