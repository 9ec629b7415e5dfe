import type { Lang } from '@concierge/contract/lang';
import type { RichText as RichTextData } from '@concierge/contract/richText';
import styles from './RichText.module.css';
import { richTextHtml } from './richTextHtml.ts';

interface Props {
  text: RichTextData;
  lang: Lang;
  /** Level of its highest heading: one below the block's own. */
  level?: number;
  className?: string | undefined;
}

/** Running text of editors (spec §1, §7: its links are the ones that the animated-links script finds). */
export const RichText = ({ text, lang, level = 3, className }: Props) => (
  <div
    className={className ? `${styles['text']} ${className}` : styles['text']}
    data-richtext=""
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in richTextHtml
    dangerouslySetInnerHTML={{ __html: keptHtml(text, lang, level) }}
  />
);

/** HTML of a text, kept as long as the parsed page that holds it; texts that are strings are cleaned each time. */
function keptHtml(text: RichTextData, lang: Lang, level: number): string {
  if (typeof text === 'string') return richTextHtml(text, lang, level);
  const kept = cache.get(text) ?? new Map<string, string>();
  cache.set(text, kept);
  const key = `${lang}${level}`;
  const html = kept.get(key) ?? richTextHtml(text, lang, level);
  kept.set(key, html);
  return html;
}

const cache = new WeakMap<object, Map<string, string>>();
