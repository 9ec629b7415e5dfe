'use client';
// Client because texts are typed and saved; wakes with the screen of missing alternative texts.
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { UndescribedPicture } from '../../translations/missingAltTexts.ts';
import { AltTextInputs, changedTexts, type Texts } from './AltTextInputs.tsx';
import styles from './AltTextRows.module.css';
import { saveAltTexts } from './saveAltTexts.ts';

/** Pictures beside the fields of their alternative texts; all that was typed is saved together. */
export function AltTextRows({ pictures }: { readonly pictures: readonly UndescribedPicture[] }) {
  const [typed, setTyped] = useState<Readonly<Record<number, Texts>>>({});
  const [isSaving, setSaving] = useState(false);
  const router = useRouter();
  const say = useSay();
  const changed = pictures
    .map(({ id, texts }) => ({ id, texts: changedTexts(texts, typed[id] ?? {}) }))
    .filter(({ texts }) => Object.keys(texts).length > 0);
  const save = async () => {
    setSaving(true);
    const failed = new Set<number>();
    // One after the other: what one picture's texts refuse doesn't hold back the others.
    for (const { id, texts } of changed) if (!(await saveAltTexts(id, texts))) failed.add(id);
    setTyped(Object.fromEntries(Object.entries(typed).filter(([id]) => failed.has(Number(id)))));
    setSaving(false);
    if (failed.size > 0) toast.error(say('Not saved: {n}', { n: failed.size }));
    else toast.success(say('The alternative texts are saved.'));
    router.refresh();
  };
  return (
    <>
      <ul className={styles['rows']} data-undescribed>
        {pictures.map(({ id, filename, updatedAt, texts }) => (
          <li key={id} data-picture={id}>
            <a
              className={styles['picture']}
              href={`/admin/collections/media/${id}`}
              target="_blank"
              rel="noopener"
            >
              {/* biome-ignore lint/performance/noImgElement: thumbnails come in their size */}
              <img
                src={`/api/media/${id}/thumbnail?of=${Date.parse(updatedAt)}`}
                alt=""
                loading="lazy"
              />
              <bdi>{filename}</bdi>
            </a>
            <AltTextInputs
              stored={texts}
              typed={typed[id] ?? {}}
              onType={(next) => setTyped({ ...typed, [id]: next })}
            />
          </li>
        ))}
      </ul>
      <div className={styles['save']}>
        <Button margin={false} disabled={isSaving || changed.length === 0} onClick={save}>
          {say('Save the texts of {n} pictures', { n: changed.length })}
        </Button>
      </div>
    </>
  );
}
