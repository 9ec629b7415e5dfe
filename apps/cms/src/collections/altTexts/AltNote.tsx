'use client';
// Client because it follows which picture is chosen; wakes with a field of a picture.
import { isLang } from '@concierge/contract/lang';
import { useField, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import styles from '../../admin/FieldNote.module.css';
import { languageNames } from '../../i18n/locales.ts';
import { useSay } from '../../i18n/useSay.ts';
import { lacksAltText } from './loadAltTexts.ts';
import { onAltTextsSaved } from './saveAltTexts.ts';

/** Says below a picture that it has no alternative text in the language that is edited. */
export function AltNote({ path }: { readonly path: string }) {
  const { value } = useField<number | { id: number } | null>({ path });
  const { code } = useLocale();
  const say = useSay();
  const [missing, setMissing] = useState('');
  const id = typeof value === 'object' ? value?.id : value;
  const pictureKey = `${id} ${code}`;

  useEffect(() => {
    if (typeof id !== 'number') return undefined;
    let isGone = false;
    const look = () =>
      void lacksAltText(id, code).then((lacks) => {
        if (!isGone) setMissing(lacks ? pictureKey : '');
      });
    look();
    const end = onAltTextsSaved(look);
    return () => {
      isGone = true;
      end();
    };
  }, [id, code, pictureKey]);

  if (missing !== pictureKey || !isLang(code)) return null;
  return (
    <p className={styles['note']} role="status" data-without-alt={id}>
      {say('This picture has no alternative text in this language: {language}.', {
        language: languageNames[code],
      })}{' '}
      <a href={`/admin/collections/media/${id}`} target="_blank" rel="noopener">
        {say('Write it')}
      </a>
    </p>
  );
}
