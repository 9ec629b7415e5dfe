'use client';
// Client because it compares what the form holds with what is stored; wakes when a save was refused
// as stale.
import { Button, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldPathLabel } from '../../i18n/fieldPathLabel.ts';
import { useSay } from '../../i18n/useSay.ts';
import { type Merged, mergeEdits } from '../mergeEdits.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import styles from './Editing.module.css';

/** What a form sends beside the fields of its document, and would lose with them. */
const besideFields = ['file', 'password', 'confirm-password'];

interface Props {
  readonly tab: string;
  readonly message: string;
  /** Where the document is read as it is stored now. */
  readonly address: string;
  /** Told the version that was chosen on, before the form is given what was chosen. */
  readonly onChosen: (version: string) => void;
  readonly onDone: () => void;
}

/**
 * After a refused save: both texts of every field that both have written, to choose from; then the
 * form goes on with what was chosen.
 */
export function StaleSave({ tab, message, address, onChosen, onDone }: Props) {
  const { collectionSlug, savedDocumentData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { dispatchFields, getData, getFields, reset } = useForm();
  const [merged, setMerged] = useState<Merged>();
  const dialog = useRef<HTMLDialogElement>(null);
  const say = useSay();
  const compare = useEffectEvent((theirs: Record<string, unknown>) => {
    setMerged(mergeEdits(savedDocumentData ?? {}, getData(), theirs));
    if (!dialog.current?.open) dialog.current?.showModal();
  });
  const failed = useEffectEvent(onDone);
  useEffect(() => {
    // Once a refusal: while the dialog is open, nobody types.
    void read(address).then((theirs) => (theirs ? compare(theirs) : failed()));
  }, [address]);
  const goOn = async () => {
    if (!merged) return;
    onChosen(String(merged.data['updatedAt']));
    const { file: _, ...data } = merged.data;
    const typed = getFields();
    await reset({ ...data, editing_tab: tab });
    for (const path of besideFields) {
      const value = typed[path]?.value;
      if (value) dispatchFields({ type: 'UPDATE', path, value });
    }
    dialog.current?.close();
    onDone();
  };
  const fields = getEntityConfig({ collectionSlug: collectionSlug ?? '' })?.fields ?? [];
  const name = (path: readonly string[]) => fieldPathLabel(fields, path, i18n);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="stale-save"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="stale-save">{message}</h2>
      {merged && (
        <>
          <p>
            {merged.conflicts.length > 0
              ? say(
                  'Nothing is lost: what you typed is still here. Choose which text stands, field by field.',
                )
              : say('Nothing is lost: you changed different fields, and both changes stand.')}
          </p>
          {merged.conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.path.join('.')}
              name={name(conflict.path)}
              conflict={conflict}
            />
          ))}
          {merged.taken.length > 0 && (
            <p>
              {say('Taken over from there: {fields}', {
                fields: merged.taken.map(name).join(', '),
              })}
            </p>
          )}
          <Button size="medium" onClick={() => void goOn()}>
            {say('Go on with these texts')}
          </Button>
        </>
      )}
    </dialog>
  );
}

async function read(address: string): Promise<Record<string, unknown> | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Record<string, unknown>) : undefined;
}
