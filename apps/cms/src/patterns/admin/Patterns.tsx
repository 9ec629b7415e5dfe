'use client';
// Client because its buttons act on the open form; wakes with the blocks of a page.
import { Button, toast, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { BlocksFieldClient } from 'payload';
import { useState } from 'react';
import { hasRight } from '../../access/roles.ts';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSaveDraft } from '../../editing/admin/useSaveDraft.ts';
import { useSay } from '../../i18n/useSay.ts';
import type { User } from '../../runtime/payload-types.ts';
import { InsertDialog } from './InsertDialog.tsx';
import styles from './Patterns.module.css';
import { type NamedBlock, SaveDialog } from './SaveDialog.tsx';

const post = (address: string, sent: object): Promise<Response | undefined> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => undefined);

interface Props {
  readonly field: BlocksFieldClient;
  readonly path: string;
}

/** Below the blocks of a page: inserting a pattern, and saving blocks as one. */
export function Patterns({ field, path }: Props) {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { setModified } = useForm();
  const saveDraft = useSaveDraft();
  const say = useSay();
  const [open, setOpen] = useState<'insert' | 'save'>();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  const titles = useFormFields(([fields]) =>
    (rows ?? [])
      .map((_, at) => String(fields[`${path}.${at}.field_title`]?.value ?? ''))
      .join('\n'),
  );
  if (!id || !hasRight(user?.role, 'draft')) return null;
  const blocks: NamedBlock[] = (rows ?? []).map((row, at) => ({
    id: row.id,
    type: row.blockType ?? '',
    title: titles.split('\n')[at] ?? '',
  }));
  /**
   * What is in the form is what a pattern is made from, and what it is added to. A form that
   * couldn't be saved, which it says itself, isn't acted on: what was typed would be gone.
   */
  const act = async (address: string, sent: object): Promise<boolean> => {
    if (!(await saveDraft())) return false;
    const answer = await post(address, sent);
    if (!answer?.ok) toast.error(await refusalMessage(answer, say));
    return answer?.ok ?? false;
  };
  const insert = async (pattern: number) => {
    if (!(await act(`/api/patterns/${pattern}/insert`, { page: id }))) return;
    setModified(false);
    window.location.reload();
  };
  const save = async (title: string, ids: readonly string[]) => {
    if (!(await act(`/api/patterns/from-page/${id}`, { title, blocks: ids }))) return;
    setOpen(undefined);
    toast.success(say('Saved as the pattern “{title}”, in all its languages.', { title }));
  };
  return (
    <div className={styles['actions']}>
      <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setOpen('insert')}>
        {say('Insert pattern')}
      </Button>
      {blocks.length > 0 ? (
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setOpen('save')}>
          {say('Save as pattern')}
        </Button>
      ) : null}
      {open === 'insert' ? (
        <InsertDialog onChosen={insert} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'save' ? (
        <SaveDialog
          kinds={field.blocks}
          blocks={blocks}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
