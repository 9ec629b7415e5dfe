'use client';
// Client because texts are typed; wakes with what holds it.
import { type Lang, langs, textDirection } from '@concierge/contract/lang';
import { languageNames } from '../../i18n/locales.ts';
import { useSiteLangs } from '../../i18n/useSiteLangs.ts';
import styles from './AltTextInputs.module.css';

/** Alternative texts by language. */
export type Texts = Readonly<Partial<Record<Lang, string | null>>>;

interface Props {
  readonly stored: Texts;
  readonly typed: Texts;
  readonly readOnly?: boolean;
  readonly onType: (texts: Texts) => void;
}

/** What was typed and differs from what is stored. */
export const changedTexts = (stored: Texts, typed: Texts): Texts =>
  Object.fromEntries(
    langs.flatMap((lang) => {
      const text = typed[lang];
      return text === undefined || text === (stored[lang] ?? '') ? [] : [[lang, text]];
    }),
  );

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
