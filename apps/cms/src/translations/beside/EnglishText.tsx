'use client';
// Client because a click puts the English into the form; wakes with EnglishBeside.
import { useForm, useFormFields } from '@payloadcms/ui';
import { wordsOf } from '../../editing/admin/wordsOf.ts';
import { useSay } from '../../i18n/useSay.ts';
import styles from './EnglishText.module.css';
import { type Stored, valueAt } from './englishAt.ts';

interface Props {
  readonly path: string;
  readonly english: Stored;
}

/** Addresses are the same in every language, or made from the title. */
const address = /^\/\S*$/;
/** Characters from which a text is folded. */
const longText = 280;

/** The English of a field, to read, to select from, and to begin with. */
export function EnglishText({ path, english }: Props) {
  const say = useSay();
  const { dispatchFields, setModified } = useForm();
  const ids = useFormFields(([fields]) => rowIds(path, (name) => fields[name]?.value));
  const isEmpty = useFormFields(([fields]) => wordsOf(fields[path]?.value).trim() === '');
  const value = valueAt(english, path, (row) => ids.split(' ')[rowsOf(path).indexOf(row)]);
  const words = wordsOf(value).trim();
  if (words === '' || address.test(words)) return null;
  const take = () => {
    // A rich text shows what it is given anew only where its beginning changes too.
    dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    setModified(true);
  };
  const text = (
    <span lang="en" dir="ltr" className={styles['text']}>
      {words}
    </span>
  );
  return (
    <div className={styles['english']}>
      {words.length > longText ? (
        <details>
          <summary>{say('The English text')}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      {isEmpty && (
        <button type="button" className={styles['take']} onClick={take}>
          {say('Begin with the English')}
        </button>
      )}
    </div>
  );
}

/** The rows that a path goes through: `a.0`, `a.0.b.1` of `a.0.b.1.c`. */
const rowsOf = (path: string): string[] =>
  path
    .split('.')
    .flatMap((step, index, steps) =>
      /^\d+$/.test(step) ? [steps.slice(0, index + 1).join('.')] : [],
    );

/** Their ids in the form, as one word, so that it is compared by what it says. */
const rowIds = (path: string, saidAt: (name: string) => unknown): string =>
  rowsOf(path)
    .map((row) => String(saidAt(`${row}.id`)))
    .join(' ');
