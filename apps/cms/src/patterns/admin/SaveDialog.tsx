'use client';
// Client because it is a dialog; wakes when it is opened.
import { getTranslation } from '@payloadcms/translations';
import { Button, useTranslation } from '@payloadcms/ui';
import type { ClientBlock } from 'payload';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { PatternDialog } from './PatternDialog.tsx';
import styles from './Patterns.module.css';

/** A block of the form, as its row is found. */
export interface NamedBlock {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}
interface Props {
  readonly kinds: readonly ClientBlock[];
  readonly blocks: readonly NamedBlock[];
  readonly onSave: (title: string, ids: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Which blocks a new pattern has, and what it is called. */
export function SaveDialog({ kinds, blocks, onSave, onClose }: Props) {
  const say = useSay();
  const { i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const blockName = ({ type, title }: NamedBlock, at: number): string => {
    const singular = kinds.find(({ slug }) => slug === type)?.labels?.singular ?? type;
    const kind = getTranslation(singular, i18n);
    return title ? `${at + 1}. ${kind}: ${title}` : `${at + 1}. ${kind}`;
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands within the form of the page.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    await onSave(String(data.get('title')), data.getAll('block').map(String)).finally(() =>
      setBusy(false),
    );
  };
  return (
    <PatternDialog title={say('Save as pattern')} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <label className={styles['name']}>
          {say('Name of the pattern')}
          <input name="title" required maxLength={200} />
        </label>
        <fieldset className={styles['blocks']}>
          <legend>{say('Its blocks')}</legend>
          {blocks.map((block, at) => (
            <label key={block.id}>
              <input type="checkbox" name="block" value={block.id} defaultChecked />
              <bdi>{blockName(block, at)}</bdi>
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="medium" disabled={isBusy}>
          {say('Save the pattern')}
        </Button>
      </form>
    </PatternDialog>
  );
}
