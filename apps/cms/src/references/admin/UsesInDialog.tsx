'use client';
// Client because it follows whether Payload's dialog is open; wakes with the edit view and with
// lists.
import { useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../../i18n/useSay.ts';
import styles from './UsedIn.module.css';
import { UseList, type Uses } from './UseList.tsx';

interface Props extends Uses {
  readonly modal: string;
  /** What else is to be known of the answer. */
  readonly note?: string | undefined;
}

/**
 * Within Payload's question whether something may be deleted: where it is used. Payload's dialog
 * has no place for it.
 */
export function UsesInDialog({ modal, note, uses, hidden }: Props) {
  const { isModalOpen } = useModal();
  const say = useSay();
  const isOpen = isModalOpen(modal);
  const [host, setHost] = useState<Element | null>(null);
  // The dialog is drawn in the same step that opens it.
  useEffect(() => {
    setHost(
      isOpen ? document.querySelector(`#${CSS.escape(modal)} .confirmation-modal__content`) : null,
    );
  }, [isOpen, modal]);
  const count = uses.length + hidden;
  if (!host || (count === 0 && !note)) return null;
  return createPortal(
    <div className={`${styles['uses']} ${styles['inDialog']}`} data-uses-before>
      <h2>{say('Used in')}</h2>
      {count > 0 ? <UseList uses={uses} hidden={hidden} /> : null}
      {note ? <p>{note}</p> : null}
    </div>,
    host,
  );
}
