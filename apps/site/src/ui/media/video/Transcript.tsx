import type { Lang } from '@concierge/contract/lang';
import type { MediaItem } from '@concierge/contract/media';
import { interfaceStrings } from '../../../i18n/strings.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../../Icon.tsx';
import styles from './Transcript.module.css';

interface Props {
  item: MediaItem;
  lang: Lang;
  className?: string | undefined;
}

/**
 * What is said and seen in a film, to unfold below it (WCAG 1.2.3); nothing without a transcript.
 */
export function Transcript({ item: { field_transcript: transcript }, lang, className }: Props) {
  if (!transcript) return null;
  const isForeign = transcript.lang !== undefined && transcript.lang !== lang;
  return (
    <details className={cx(styles['transcript'], className)}>
      <summary>
        {interfaceStrings(lang).media.transcript}
        <Icon name="plus" className={styles['icon']} />
      </summary>
      <div
        className={styles['text']}
        lang={isForeign ? transcript.lang : undefined}
        dir={isForeign ? 'auto' : undefined}
      >
        {transcript.text.split(/\n\s*\n/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
          <p key={index}>{paragraph.trim()}</p>
        ))}
      </div>
    </details>
  );
}
