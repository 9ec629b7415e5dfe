'use client';
// Client because it follows what is typed; wakes with EnglishText.
import { isLang } from '@concierge/contract/lang';
import { useLocale } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import { type GlossaryName, missingNames } from '../glossary/missingNames.ts';
import styles from './EnglishText.module.css';

interface Props {
  readonly english: string;
  readonly own: string;
  readonly glossary: readonly GlossaryName[];
}

/** Warns of names in the English that a translation lacks. */
export function MissingNames({ english, own, glossary }: Props) {
  const say = useSay();
  const { code } = useLocale();
  const missing = isLang(code) ? missingNames(english, own, glossary, code) : [];
  if (missing.length === 0) return null;
  return (
    <p className={styles['changed']} data-translation="names">
      {missing.map(({ name, as }) => (
        <span key={name}>
          {name === as
            ? say('“{name}” stays as it is in every language; it is missing here.', { name })
            : say('“{name}” is “{as}” here; that is missing.', { name, as })}
        </span>
      ))}
    </p>
  );
}
