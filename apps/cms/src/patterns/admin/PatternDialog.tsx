'use client';
// Client because it opens a modal dialog; wakes with what it shows.
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../../i18n/useSay.ts';
import styles from './Patterns.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog outside the form of the page, whose own fields are none of the form's. */
export function PatternDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const say = useSay();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <Button
        size="medium"
        buttonStyle="secondary"
        margin={false}
        onClick={() => dialog.current?.close()}
      >
        {say('Close')}
      </Button>
    </dialog>,
    document.body,
  );
}
