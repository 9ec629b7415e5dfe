'use client';
// Client because texts are typed; wakes with what holds it.
import { textDirection } from '@concierge/contract/lang';
import { languageNames } from '../../i18n/locales.ts';
import { useSiteLangs } from '../../i18n/useSiteLangs.ts';
import styles from './AltTextInputs.module.css';
import type { Texts } from './changedTexts.ts';

interface Props {
  readonly stored: Texts;
  readonly typed: Texts;
  readonly readOnly?: boolean;
  readonly onType: (texts: Texts) => void;
}

/** A picture's alternative texts, one field a language, side by side where there is room. */
export const AltTextInputs = ({ stored, typed, readOnly = false, onType }: Props) => (
  <div className={styles['languages']}>
    {useSiteLangs().map((lang) => (
      <label key={lang} className={styles['language']}>
        <span lang={lang}>{languageNames[lang]}</span>
        <textarea
          className={styles['input']}
          rows={3}
          lang={lang}
          dir={textDirection(lang)}
          readOnly={readOnly}
          data-missing={stored[lang] ? undefined : ''}
          value={typed[lang] ?? stored[lang] ?? ''}
          onChange={({ target }) => onType({ ...typed, [lang]: target.value })}
        />
      </label>
    ))}
  </div>
);
