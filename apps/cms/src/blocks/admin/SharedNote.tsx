'use client';
// Client because it follows the sites that are chosen in the form; wakes with the edit view.
import { useFormFields } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import styles from './Shared.module.css';

/** Beside a section of several sites: whose pages a change reaches. */
export function SharedNote() {
  const value = useFormFields(([fields]) => fields['field_domain_access']?.value);
  const say = useSay();
  const brands = Array.isArray(value) ? value.map(String) : [];
  if (brands.length < 2) return null;
  return (
    <p className={styles['note']} role="status" data-shared-by={brands.length}>
      {say('Shared by {brands}: what you publish here changes on all of these sites.', {
        brands: brands.join(', '),
      })}
    </p>
  );
}
