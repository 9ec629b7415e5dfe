'use client';
// Client because its buttons act on the opened page; wakes with the edit view.
import { Button, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useSaveDraft } from '../../editing/admin/useSaveDraft.ts';
import { useSay } from '../../i18n/useSay.ts';
import { buttonNames, stateNames } from '../stateNames.ts';
import type { ReviewAct } from '../states.ts';
import { ReviewComments } from './ReviewComments.tsx';
import styles from './ReviewPanel.module.css';
import { useReview } from './useReview.ts';
import { useUnsentText } from './useUnsentText.ts';

const primary: readonly ReviewAct[] = ['submit', 'approve'];

/** How the review of a page stands, what was said, and what this person may do. */
export function ReviewPanel() {
  const { id } = useDocumentInfo();
  const { code: lang } = useLocale();
  const saveDraft = useSaveDraft();
  const updatedAt = useFormFields(([fields]) => String(fields['updatedAt']?.value ?? ''));
  const say = useSay();
  const fieldId = useId();
  const { review, act } = useReview();
  const [text, setText] = useUnsentText(`pages ${id}`);
  const [mention, setMention] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!id || !review) return null;

  const click = async (doing: ReviewAct) => {
    setBusy(true);
    // A colleague looks at what is stored.
    const isStored = doing !== 'submit' || (await saveDraft());
    if (isStored && (await act({ act: doing, text, mention, updatedAt, lang }))) {
      setText('');
      setMention('');
    }
    setBusy(false);
  };
  const { acts, colleagues = [], comments, state } = review;
  return (
    <section className={styles['review']} data-review={state ?? 'none'}>
      <h2>{say('Review')}</h2>
      {state && <p role="status">{say(stateNames[state])}</p>}
      <ReviewComments comments={comments} />
      <label htmlFor={`${fieldId}-text`}>{say('Comment')}</label>
      <textarea
        id={`${fieldId}-text`}
        value={text}
        readOnly={isBusy}
        rows={2}
        maxLength={2000}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      {colleagues.length > 0 && (
        <>
          <label htmlFor={`${fieldId}-for`}>{say('For')}</label>
          <select
            id={`${fieldId}-for`}
            value={mention}
            onChange={({ target }) => setMention(target.value)}
          >
            <option value="">{say('Everybody')}</option>
            {colleagues.map((email) => (
              <option key={email}>{email}</option>
            ))}
          </select>
        </>
      )}
      <div className={styles['acts']}>
        {acts.map((doing) => (
          <Button
            key={doing}
            size="small"
            margin={false}
            buttonStyle={primary.includes(doing) ? 'primary' : 'secondary'}
            disabled={isBusy || ((doing === 'comment' || doing === 'sendBack') && !text.trim())}
            onClick={() => void click(doing)}
            extraButtonProps={{ 'data-act': doing }}
          >
            {say(buttonNames[doing])}
          </Button>
        ))}
      </div>
    </section>
  );
}
