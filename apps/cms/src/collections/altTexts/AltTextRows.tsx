'use client';
// Client because texts are typed and saved; wakes with the screen of missing alternative texts.
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { LeaveGuard } from '../../admin/LeaveGuard.tsx';
import { useSay } from '../../i18n/useSay.ts';
import type { UndescribedPicture } from '../../translations/missingAltTexts.ts';
import { AltTextInputs } from './AltTextInputs.tsx';
import styles from './AltTextRows.module.css';
import { changedTexts, type Texts } from './changedTexts.ts';
import { saveAltTexts } from './saveAltTexts.ts';
import { unsentTexts } from './unsentTexts.ts';
import { useListedPictures } from './useListedPictures.ts';

/** Pictures beside the fields of their alternative texts; all that was typed is saved together. */
export function AltTextRows({ pictures }: { readonly pictures: readonly UndescribedPicture[] }) {
  const [typed, setTyped] = useState<Readonly<Record<number, Texts>>>({});
  const { listed, storeTexts } = useListedPictures(pictures, typed);
  const [isSaving, setSaving] = useState(false);
  const router = useRouter();
  const say = useSay();
  const changed = listed
    .map(({ id, texts }) => ({ id, texts: changedTexts(texts, typed[id] ?? {}) }))
    .filter(({ texts }) => Object.keys(texts).length > 0);
  const save = async () => {
    setSaving(true);
    const sent = new Map<number, Texts>();
    const refusals: string[] = [];
    // One after the other: what one picture's texts refuse doesn't hold back the others.
    for (const { id, texts } of changed) {
      const saved = await saveAltTexts(id, texts, say);
      if ('refusal' in saved) refusals.push(saved.refusal);
      else sent.set(id, texts);
    }
    if (refusals.length > 0)
      toast.error(say('Not saved: {n}', { n: refusals.length }), {
        description: [...new Set(refusals)].join(' '),
      });
    else toast.success(say('The alternative texts are saved.'));
    // Together with the stored texts as they are now: a field never shows the text of before.
    startTransition(() => {
      setTyped((before) =>
        Object.fromEntries(
          Object.entries(before).map(([id, texts]) => [
            id,
            unsentTexts(texts, sent.get(Number(id)) ?? {}),
          ]),
        ),
      );
      storeTexts(sent);
      setSaving(false);
      router.refresh();
    });
  };
  if (listed.length === 0) return null;
  return (
    <>
      <LeaveGuard isUnsaved={changed.length > 0} />
      <ul className={styles['rows']} data-undescribed>
        {listed.map(({ id, filename, updatedAt, texts }) => (
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
              onType={(next) => setTyped((before) => ({ ...before, [id]: next }))}
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
