'use client';
// Client because its buttons act on the open form; wakes with the blocks of a page.
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui';
import { useState } from 'react';
import { hasRight } from '../../access/roles.ts';
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

/** Below the blocks of a page: inserting a pattern, and saving blocks as one. */
export function Patterns({ path }: { readonly path: string }) {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { submit, setModified } = useForm();
  const { code: locale } = useLocale();
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
  /** What is in the form is what a pattern is made from, and what it is added to. */
  const saveDraft = () =>
    submit({
      action: `/api/pages/${id}?depth=0&draft=true&autosave=true&locale=${locale}&fallback-locale=none`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: true,
    });
  const insert = async (pattern: number) => {
    await saveDraft();
    const answer = await post(`/api/patterns/${pattern}/insert`, { page: id });
    if (!answer?.ok) return void toast.error(say('That did not work.'));
    setModified(false);
    window.location.reload();
  };
  const save = async (title: string, ids: readonly string[]) => {
    await saveDraft();
    const answer = await post(`/api/patterns/from-page/${id}`, { title, blocks: ids });
    if (!answer?.ok) return void toast.error(say('That did not work.'));
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
        <SaveDialog blocks={blocks} onSave={save} onClose={() => setOpen(undefined)} />
      ) : null}
    </div>
  );
}
