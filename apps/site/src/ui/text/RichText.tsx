import { dirOf, type Lang } from '@concierge/contract/lang';
import type { RichText as RichTextData } from '@concierge/contract/richText';
import { LRUCache } from 'lru-cache';
import styles from './RichText.module.css';
import { richTextHtml } from './richTextHtml.ts';

interface Props {
  text: RichTextData;
  /** The page's, which its links lead to. */
  lang: Lang;
  /** Its own, where it isn't the page's. */
  ownLang?: Lang | undefined;
  /** Level of its highest heading: one below the block's own. */
  level?: number;
  className?: string | undefined;
}

/**
 * Running text of editors (spec §1, §7: its links are the ones that the animated-links script
 * finds).
 */
export const RichText = ({ text, lang, ownLang, level = 3, className }: Props) => (
  <div
    className={className ? `${styles['text']} ${className}` : styles['text']}
    lang={ownLang}
    dir={ownLang && dirOf(ownLang)}
    data-richtext=""
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in richTextHtml
    dangerouslySetInnerHTML={{ __html: keptHtml(text, lang, level) }}
  />
);

/**
 * HTML of a text, kept: cleaning one takes twenty times as long as recognising it, and a page that
 * is rendered anew has mostly the texts that it had (docs/speed.md).
 */
function keptHtml(text: RichTextData, lang: Lang, level: number): string {
  const key = lang + level + (typeof text === 'string' ? text : JSON.stringify(text));
  const cached = htmlCache.get(key);
  if (cached !== undefined) return cached;
  const html = richTextHtml(text, lang, level);
  htmlCache.set(key, html);
  return html;
}

const htmlCache = new LRUCache<string, string>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: (html, key) => (html.length + key.length) * 2,
});
