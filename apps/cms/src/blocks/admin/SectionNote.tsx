'use client';
// Client because it follows which section is chosen; wakes with the block's fields.
import { useField, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import styles from './Shared.module.css';

interface Section {
  readonly title?: string | null;
  readonly field_domain_access?: readonly string[] | null;
  readonly _status?: string | null;
}

/** The section as it is published, or its newest draft; null where the person may not read it. */
async function fetchSection(id: number, signal: AbortSignal): Promise<Section | null> {
  const query = 'depth=0&select[title]=true&select[field_domain_access]=true&select[_status]=true';
  const answer = await fetch(`/api/shared-sections/${id}?${query}`, { signal });
  return answer.ok ? ((await answer.json()) as Section) : null;
}

/**
 * Below the chosen section: the way to it, the sites that it is shared by, and whether it is shown
 * at all.
 */
export function SectionNote({ path }: { readonly path: string }) {
  const { value } = useField<number | { id: number } | null>({ path });
  const { code: locale } = useLocale();
  const say = useSay();
  const id = Number(typeof value === 'object' ? value?.id : value) || undefined;
  const [section, setSection] = useState<Section | null>();
  useEffect(() => {
    setSection(undefined);
    if (!id) return undefined;
    const leaving = new AbortController();
    fetchSection(id, leaving.signal).then(setSection, () => undefined);
    return () => leaving.abort();
  }, [id]);
  if (!id || section === undefined)
    return (
      <p className={styles['note']}>
        {say('It is written once, under “Shared sections”, and shown on every page that names it.')}
      </p>
    );
  if (section === null)
    return (
      <p className={styles['note']} role="status">
        {say('This section belongs to sites that you don’t edit, or is gone.')}
      </p>
    );
  return (
    <p className={styles['note']} role="status" data-section={id}>
      <a href={`/admin/collections/shared-sections/${id}?locale=${locale}`}>
        {say('Edit “{title}”', { title: section.title ?? '' })}
      </a>{' '}
      {say('Shared by the pages of {brands}.', {
        brands: (section.field_domain_access ?? []).join(', '),
      })}{' '}
      {section._status === 'published'
        ? null
        : say('It isn’t published yet, so visitors don’t see it.')}
    </p>
  );
}
