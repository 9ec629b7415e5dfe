'use client';
// Client because Payload keeps the heading in a React context and writes it anew while somebody
// types; wakes with the document.
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

interface Props {
  /** What the values of a choice are called. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the document is called where its title is empty. */
  readonly untitled: string;
}

/** Puts a name in the place of what Payload heads a document with for want of a title. */
export function DocumentNameText({ labels, untitled }: Props) {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const isEmpty = title === String(id) || title === `[${t('general:untitled')}]`;
  const name = isEmpty ? untitled : labels[title];
  useEffect(() => {
    if (!name) return undefined;
    // Payload writes its own once more while the document mounts.
    const frame = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(frame);
  }, [name, setDocumentTitle]);
  return null;
}
