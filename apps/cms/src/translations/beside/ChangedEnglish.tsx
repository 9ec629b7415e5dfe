'use client';
// Client because it follows what is typed; wakes with EnglishText, where the English has changed.
import { diffWordsWithSpace } from 'diff';
import { memo, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import styles from './EnglishText.module.css';

interface ChangeProps {
  readonly was: string;
  readonly words: string;
}

/** What the English says, with what it said before struck through; not anew for each key typed. */
export const ChangedWords = memo(({ was, words }: ChangeProps) =>
  was === ''
    ? words
    : diffWordsWithSpace(was, words).map(({ added, removed, value }, index) => {
        const Mark = added ? 'ins' : removed ? 'del' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name.
        return <Mark key={index}>{value}</Mark>;
      }),
);

interface NoteProps {
  readonly was: string;
  /** What the translation says in the form. */
  readonly own: string;
  readonly onRight: () => void;
}

/** Says that the English has changed since; new words settle it, and so does a click. */
export function ChangedNote({ was, own, onRight }: NoteProps) {
  const say = useSay();
  const [first] = useState(own);
  return (
    <p className={styles['changed']} data-translation="behind">
      <strong>
        {own !== first
          ? say('Settled by your new text.')
          : was === ''
            ? say('This English is new.')
            : say('The English has changed since this was translated.')}
      </strong>
      {own === first && (
        <button type="button" className={styles['take']} onClick={onRight}>
          {say('Still right')}
        </button>
      )}
    </p>
  );
}
