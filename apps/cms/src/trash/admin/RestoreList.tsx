'use client';
// Client because a click restores a document and shows the list anew; wakes with a list, and shows
// itself in the trash only.
import { Button, toast, useConfig, useListQuery } from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSay } from '../../i18n/useSay.ts';
import styles from './RestoreList.module.css';

type Doc = Record<string, unknown> & { readonly id: number | string };

/** What was deleted last, each with a button that brings it back as it was. */
export function RestoreList({ collectionSlug }: { readonly collectionSlug: string }) {
  const { data } = useListQuery();
  const { getEntityConfig } = useConfig();
  const pathname = usePathname();
  const router = useRouter();
  const say = useSay();
  const docs = (data?.docs ?? []) as Doc[];
  if (!pathname.endsWith(`/${collectionSlug}/trash`) || docs.length === 0) return null;
  const title = getEntityConfig({ collectionSlug })?.admin?.useAsTitle ?? 'id';
  const newest = docs
    .toSorted((a, b) => String(b['deletedAt']).localeCompare(String(a['deletedAt'])))
    .slice(0, 5);

  const restore = async (doc: Doc, name: string) => {
    const answer = await fetch(`/api/${collectionSlug}/${doc.id}?trash=true&depth=0`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
      },
      body: JSON.stringify({ deletedAt: null }),
    }).catch(() => undefined);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    toast.success(say('“{title}” is back where it was.', { title: name }));
    router.refresh();
  };

  return (
    <ul className={styles['list']} aria-label={say('Deleted last')}>
      {newest.map((doc) => {
        const name = String(doc[title] ?? doc.id);
        return (
          <li key={doc.id}>
            <bdi>{name}</bdi>
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              onClick={() => void restore(doc, name)}
            >
              {say('Restore')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
