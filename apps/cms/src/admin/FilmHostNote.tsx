'use client';
// Client because it follows what is typed into the film's address; wakes with that field.
import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/useSay.ts';
import styles from './FieldNote.module.css';

interface Settings {
  readonly brand: string;
  readonly vendors?: readonly string[] | null;
}

const address = '/api/brand-settings?depth=0&limit=100&select[brand]=true&select[vendors]=true';
let cachedSettings: Promise<readonly Settings[]> | undefined;
/** Vendors of the brands whose settings this person may read; asked for at most once a minute. */
function loadSettings(): Promise<readonly Settings[]> {
  if (cachedSettings) return cachedSettings;
  cachedSettings = fetch(address)
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { docs: Settings[] }).docs : []))
    .catch(() => []);
  setTimeout(() => {
    cachedSettings = undefined;
  }, 60_000);
  return cachedSettings;
}

function filmHost(film: unknown): { vendor: string; name: string } | undefined {
  if (typeof film !== 'string') return undefined;
  if (film.includes('vimeo.com/')) return { vendor: 'vimeo', name: 'Vimeo' };
  return /youtu\.be\/|youtube(-nocookie)?\.com\//.test(film)
    ? { vendor: 'youtube', name: 'YouTube' }
    : undefined;
}

/**
 * Says below a film's address which brands of the page have not chosen its host, so that visitors
 * get a link instead of the player.
 */
export function FilmHostNote({ path }: { readonly path: string }) {
  const { value } = useField<string>({ path });
  const shownOn = useFormFields(([fields]) => fields['field_domain_access']?.value);
  const say = useSay();
  const [settings, setSettings] = useState<readonly Settings[]>([]);
  const host = filmHost(value);
  const vendor = host?.vendor;

  useEffect(() => {
    if (vendor) void loadSettings().then(setSettings);
  }, [vendor]);

  const brands = settings
    .filter(({ brand }) => [shownOn].flat().includes(brand))
    .filter(({ vendors }) => vendor && !vendors?.includes(vendor))
    .map(({ brand }) => brand);
  if (!host || brands.length === 0) return null;
  return (
    <p className={styles['note']} role="status" data-film-host={vendor}>
      {say(
        '{host} is not among the vendors in the brand settings of {brands}: visitors there get a link to the film instead of the player.',
        { host: host.name, brands: brands.join(', ') },
      )}
    </p>
  );
}
