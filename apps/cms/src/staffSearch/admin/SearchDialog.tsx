'use client';
// Client because it answers while somebody types; wakes with every screen, for its shortcut.
import { SearchIcon, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { Results } from './Results.tsx';
import styles from './SearchDialog.module.css';
import { useAnswer } from './useAnswer.ts';

const shortcut = 'Ctrl K';

/** A button and Ctrl+K, or ⌘K, open the search over all content. */
export function SearchDialog() {
  const say = useSay();
  const { t } = useTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { answer, isFailed, text: answered } = useAnswer(text);

  const open = () => {
    dialog.current?.showModal();
    input.current?.select();
  };
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (!dialog.current?.open) open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const found = answer?.kinds.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const status = isFailed
    ? say('That did not work.')
    : !answer
      ? ''
      : found > 0
        ? say('Found: {n}.', { n: found })
        : say('Nothing has all of these words.');
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={styles['button']}
        data-staff-search
        onClick={open}
        type="button"
      >
        <SearchIcon />
        <span className={styles['name']}>{say('Search all content')}</span>
        <kbd aria-hidden className={styles['keys']}>
          {shortcut}
        </kbd>
      </button>
      <dialog
        aria-labelledby={heading}
        className={styles['dialog']}
        onKeyDown={moveAlong}
        ref={dialog}
      >
        <form
          className={styles['form']}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            if (answered === text) linksIn(event.currentTarget)[0]?.click();
          }}
        >
          <div className={styles['head']}>
            <label htmlFor={`${heading}-text`} id={heading}>
              {say('Search all content')}
            </label>
            <button
              aria-label={t('general:close')}
              className={styles['close']}
              onClick={() => dialog.current?.close()}
              type="button"
            >
              <span aria-hidden>×</span>
            </button>
          </div>
          <input
            aria-describedby={`${heading}-hint`}
            autoComplete="off"
            className={styles['input']}
            dir="auto"
            id={`${heading}-text`}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            ref={input}
            spellCheck={false}
            type="search"
            value={text}
          />
          <p className={styles['hint']} id={`${heading}-hint`}>
            {say('Words of texts that are published, and of titles, addresses and file names.')}
          </p>
          <p className={styles['status']} role="status">
            {status}
          </p>
          {answer && <Results {...answer} onOpen={() => dialog.current?.close()} />}
        </form>
      </dialog>
    </>
  );
}

const linksIn = (form: Element): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-found]'),
];

/** The arrow keys lead from what is typed through what was found, and back. */
function moveAlong(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const input = event.currentTarget.querySelector<HTMLElement>('input');
  const stops = [...(input ? [input] : []), ...linksIn(event.currentTarget)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[Math.min(stops.length - 1, Math.max(0, at + step))];
  event.preventDefault();
  next?.focus();
}
