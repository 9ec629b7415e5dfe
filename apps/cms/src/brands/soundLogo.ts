import type { TextareaFieldValidation } from 'payload';
import { sayTo } from '../i18n/say.ts';

/** Characters of a logo's SVG at most. */
const maxLength = 40_000;
/** What would run, load or show something else than the drawing. */
const unsound =
  /<!|<\?(?!xml )|<\/?\s*(?:[\w-]+:)?(?:script|style|foreignobject|iframe|object|embed|image|audio|video|a|use|animate\w*|set)\b|\son\w+\s*=|javascript:|data:|&#|url\(\s*(?!["']?#)|href\s*=/i;

/**
 * Takes a logo's SVG that only draws: no scripts, styles, links, pictures or animations. The site
 * shows it as a picture besides, where nothing in it could run.
 */
export const soundLogo: TextareaFieldValidation = async (value, { req }) => {
  if (!value) return true;
  const say = sayTo({ req });
  const text = value.trim();
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
  return (await canBeDrawn(text)) || say('This is no SVG drawing.');
};

/** Whether it is XML that can be drawn: browsers show nothing of a picture that isn't. */
async function canBeDrawn(text: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(text))
    .metadata()
    .then(
      ({ format }) => format === 'svg',
      () => false,
    );
}
