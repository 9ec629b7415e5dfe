import type { Lang } from '@concierge/contract/lang';
import type { RichText } from '@concierge/contract/richText';
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { interfaceStrings } from '../../i18n/strings.ts';
import { fileLink } from '../../routing/fileLink.ts';
import { imageUrl } from '../../routing/imageUrl.ts';

/**
 * Rich text as safe HTML: Lexical's JSON of our backend or HTML of a foreign one, cleaned on the
 * server, links by the rule of spec §2, its highest heading at `level`, tables in a scrollable
 * frame. Styles, classes, scripts and frames are dropped.
 */
export function richTextHtml(text: RichText, lang: Lang, level: number): string {
  const html = typeof text === 'string' ? text : lexicalHtml(text);
  // In clean HTML every `<` begins a tag.
  const safe = sanitizeHtml(html, sanitizerOptions(lang));
  const top = Math.min(...Array.from(safe.matchAll(/<h([1-6])/g), ([, digit]) => Number(digit)));
  return safe
    .replaceAll(/(<\/?h)([1-6])/g, (_, tag, digit) => tag + shifted(Number(digit), level - top))
    .replaceAll('<table', `${tableFrame(lang)}<table`)
    .replaceAll('</table>', '</table></div>');
}

/** Reached by keyboard where it scrolls, so it has a name. */
const tableFrame = (lang: Lang): string =>
  `<div data-table="" role="group" aria-label="${interfaceStrings(lang).media.table}" tabindex="0">`;

type LexicalData = Parameters<typeof convertLexicalToHTML>[0]['data'];

function lexicalHtml(text: Exclude<RichText, string>): string {
  return convertLexicalToHTML({
    data: text as unknown as LexicalData,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      // An empty paragraph is an editor's stray line, not content.
      paragraph: ({ node, nodesToHTML }) =>
        node.children.length > 0 ? `<p>${nodesToHTML({ nodes: node.children }).join('')}</p>` : '',
    }),
  });
}

function sanitizerOptions(lang: Lang): IOptions {
  return {
    allowedTags,
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'target', 'rel', 'hreflang'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start', 'reversed'],
      li: ['value'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
      abbr: ['title'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel', 'whatsapp'],
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, lang) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
      li: (tagName) => ({ tagName, attribs: {} }),
    },
    // A link that leads nowhere keeps its words; an empty heading is nothing at all.
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
      if (tag === 'a' && !attribs['href']) return 'excludeTag';
      return /^h\d$/.test(tag) && text.trim() === '' && mediaChildren.length === 0;
    },
  };
}

const allowedTags = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'figure',
    'figcaption',
    'img',
    'dl',
    'dt',
    'dd',
  ],
  ...[
    'a',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'span',
    'small',
    'mark',
    'abbr',
    'time',
    'q',
    'cite',
    'bdi',
    'bdo',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const shifted = (heading: number, shift: number) => Math.min(6, Math.max(2, heading + shift));

/** Links by the site's rule; a new window never gets hold of the old one. */
function linkAttributes({ href = '', target, hreflang }: Attributes, lang: Lang): Attributes {
  const link = fileLink(href, lang);
  return {
    href: link,
    ...(hreflang ? { hreflang } : {}),
    ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
  };
}

const imageAttributes = ({
  src = '',
  alt = '',
  width = '',
  height = '',
}: Attributes): Attributes => ({
  src: imageUrl(src, 828, 75, 'webp'),
  alt,
  ...(width && height ? { width, height } : {}),
  loading: 'lazy',
  decoding: 'async',
});
