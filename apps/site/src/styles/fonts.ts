import { brandTypeface, type Typeface } from '@concierge/brands/typefaces';
import type { Lang } from '@concierge/contract/lang';
import cyrillic from './fonts/inter-tight-cyrillic-wght-normal.woff2?url';
import latin from './fonts/inter-tight-latin-wght-normal.woff2?url';
import jostCyrillic from './fonts/jost-cyrillic-wght-normal.woff2?url';
import jostLatin from './fonts/jost-latin-wght-normal.woff2?url';
import literataCyrillic from './fonts/literata-cyrillic-wght-normal.woff2?url';
import literataLatin from './fonts/literata-latin-wght-normal.woff2?url';
import rubikCyrillic from './fonts/rubik-cyrillic-wght-normal.woff2?url';
import rubikLatin from './fonts/rubik-latin-wght-normal.woff2?url';
import arabic from './fonts/vazirmatn-arabic-wght-normal.woff2?url';
import jost from './typefaces/jost.css?inline';
import literata from './typefaces/literata.css?inline';
import rubik from './typefaces/rubik.css?inline';

/** The font of each language's script where a brand chose no typeface. */
const shippedFonts: Record<Lang, string> = {
  en: latin,
  es: latin,
  ar: arabic,
  ru: cyrillic,
};

/** What a typeface has in place of those, and the style that sets pages in it. */
const ownFonts: Record<Typeface, { css: string; fonts: Readonly<Record<string, string>> }> = {
  jost: { css: jost, fonts: { [latin]: jostLatin, [cyrillic]: jostCyrillic } },
  literata: { css: literata, fonts: { [latin]: literataLatin, [cyrillic]: literataCyrillic } },
  rubik: { css: rubik, fonts: { [latin]: rubikLatin, [cyrillic]: rubikCyrillic } },
};

/** The one font file that a brand's page preloads: the one of its own script. */
export function preloadedFont(code: string, lang: Lang): string {
  const shipped = shippedFonts[lang];
  const typeface = brandTypeface(code);
  return (typeface && ownFonts[typeface].fonts[shipped]) ?? shipped;
}

/** The style of a brand's typeface: its fonts, their fallbacks, and `--typeface`; empty without. */
export function typefaceCss(code: string): string {
  const typeface = brandTypeface(code);
  return typeface ? ownFonts[typeface].css : '';
}
