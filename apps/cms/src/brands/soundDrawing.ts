import { sizedFavicon } from '@concierge/brands/faviconSvg';
import type { TextareaFieldValidation } from 'payload';
import { type Say, sayTo } from '../i18n/say.ts';

/** Characters of a drawing's SVG at most. */
const maxLength = 40_000;
/** What would run, load or show something else than the drawing. */
const unsound =
  /<!|<\?(?!xml )|<\/?\s*(?:[\w-]+:)?(?:script|style|foreignobject|iframe|object|embed|image|audio|video|a|use|animate\w*|set)\b|\son\w+\s*=|javascript:|data:|&#|url\(\s*(?!["']?#)|href\s*=/i;

/** Takes an SVG that only draws and has no problem of its own. */
const sound =
  (ownProblem: (text: string, say: Say) => string | undefined): TextareaFieldValidation =>
  async (value, { req }) => {
    if (!value) return true;
    const say = sayTo({ req });
    const text = value.trim();
    const problem = drawingProblem(text, say) ?? ownProblem(text, say);
    return problem ?? ((await canBeDrawn(text)) || say('This is no SVG drawing.'));
  };

/**
 * Takes a logo's SVG that only draws: no scripts, styles, links, pictures or animations. The site
 * shows it as a picture besides, where nothing in it could run.
 */
export const soundLogo = sound(() => undefined);

/**
 * Takes a favicon's SVG as a logo's, where it is square and looks the same wherever it is drawn:
 * texts would need a font there.
 */
export const soundFavicon = sound((text, say) => {
  const box = /^[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(text.slice(text.indexOf('<svg')));
  const [, , width = 0, height = 0] = (box?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return say('The drawing needs a viewBox.');
  if (width !== height)
    return say('An icon is square; this viewBox is {width} by {height}.', { width, height });
  if (/<(?:[\w-]+:)?text\b/i.test(text))
    return say('An icon holds no text; turn its letters into outlines.');
  return undefined;
});

function drawingProblem(text: string, say: Say): string | undefined {
  if (text.length > maxLength)
    return say('The drawing has at most {limit} characters.', { limit: maxLength });
  if (!/^(?:<\?xml [^>]*\?>\s*)?<svg[\s>][\s\S]*<\/svg>$/.test(text))
    return say('This is no SVG drawing.');
  if (!/<svg[^>]*\sviewBox\s*=/.test(text)) return say('The drawing needs a viewBox.');
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text))
    return say('This is no SVG drawing.');
  if (unsound.test(text))
    return say(
      'The drawing holds more than shapes: scripts, styles, links or pictures are refused.',
    );
  return undefined;
}

/**
 * Whether it is XML that can be drawn, tried in the size of an icon: browsers show nothing of a
 * picture that isn't.
 */
async function canBeDrawn(text: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(sizedFavicon(text)))
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
