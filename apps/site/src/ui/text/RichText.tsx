import { type Lang, textDirection } from '@concierge/contract/lang';
import type { RichText as RichTextData } from '@concierge/contract/richText';
import { memoizeHtml } from '../../cache/htmlMemo.ts';
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
    dir={ownLang && textDirection(ownLang)}
    data-richtext=""
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in richTextHtml
    dangerouslySetInnerHTML={{ __html: textHtml(text, lang, level) }}
  />
);

/**
 * HTML of a text, rendered once: cleaning one takes twenty times as long as recognising it, and a
 * page that is rendered anew has mostly the texts that it had (docs/speed.md).
 */
const textHtml = (text: RichTextData, lang: Lang, level: number): string =>
  memoizeHtml(`text ${lang} ${level} ${JSON.stringify(text)}`, () =>
    richTextHtml(text, lang, level),
  );
