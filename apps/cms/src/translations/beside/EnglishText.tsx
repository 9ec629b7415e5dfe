'use client';
// Client because a click puts the English into the form; wakes with EnglishBeside.
import { useForm, useFormFields } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import { wordsIn } from '../../text/wordsIn.ts';
import type { GlossaryName } from '../glossary/missingNames.ts';
import { ChangedNote, ChangedWords } from './ChangedEnglish.tsx';
import styles from './EnglishText.module.css';
import { type Stored, valueAt } from './englishAt.ts';
import { isPath } from './isPath.ts';
import { MissingNames } from './MissingNames.tsx';
import { fieldKey, rowIds, rowPaths } from './rows.ts';
import type { LeftBehind } from './useLeftBehind.ts';

interface Props {
  readonly path: string;
  readonly english: Stored;
  readonly behind: LeftBehind;
  readonly glossary: readonly GlossaryName[];
}

/** Characters from which a text is folded. */
const longText = 280;

/** The English of a field, to read, to select from, and to begin with. */
export function EnglishText({ path, english, behind, glossary }: Props) {
  const say = useSay();
  const { dispatchFields, setModified } = useForm();
  const ids = useFormFields(([fields]) => rowIds(path, (name) => fields[name]?.value));
  // Each key that is typed anywhere asks every field: a selector that reads the words is slow.
  const typed = useFormFields(([fields]) => fields[path]?.value);
  const own = wordsIn(typed);
  const isEmpty = own === '';
  const value = valueAt(english, path, (row) => ids.split(' ')[rowPaths(path).indexOf(row)]);
  const words = wordsIn(value);
  const key = fieldKey(path, ids);
  const was = behind.texts[key];
  if ((words === '' && !was) || isPath(words)) return null;
  const take = () => {
    // A rich text shows what it is given anew only where its beginning changes too.
    dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    setModified(true);
  };
  const text = (
    <span lang="en" dir="ltr" className={styles['text']}>
      {was === undefined ? words : <ChangedWords was={was} words={wordsIn(value)} />}
    </span>
  );
  return (
    <div className={styles['english']}>
      {was !== undefined && <ChangedNote was={was} own={own} onRight={() => behind.settle(key)} />}
      {words.length > longText ? (
        <details open={was !== undefined}>
          <summary>{say('The English text')}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      {isEmpty && words !== '' && (
        <button type="button" className={styles['take']} onClick={take}>
          {say('Begin with the English')}
        </button>
      )}
      <MissingNames english={wordsIn(value)} own={own} glossary={glossary} />
    </div>
  );
}
