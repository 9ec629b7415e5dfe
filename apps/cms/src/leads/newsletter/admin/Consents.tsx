'use client';
// Client because the form's state holds the value; wakes with the edit view.
import { getTranslation } from '@payloadcms/translations';
import { FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { ClientField, JSONFieldClientProps } from 'payload';
import { swissStamp } from '../../../i18n/swissTime.ts';
import type { Consent } from '../consents.ts';

/** Every consent of a subscriber: the words, and when they were agreed to and confirmed. */
export function Consents({ path, field }: JSONFieldClientProps) {
  const { value } = useField<readonly Consent[]>({ path });
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const fields: readonly ClientField[] =
    getEntityConfig({ collectionSlug: 'subscribers' })?.fields ?? [];
  const label = (name: string) => {
    const said = fields.find((one) => 'name' in one && one.name === name);
    return said && 'label' in said && said.label ? getTranslation(said.label, i18n) : name;
  };
  return (
    <div className="field-type">
      <FieldLabel {...(field.label ? { label: field.label } : {})} path={path} />
      <ol>
        {(value ?? []).map(({ words, at, confirmed_at: confirmed }) => (
          <li key={at}>
            <bdi>{words || '–'}</bdi>
            <br />
            {label('consent_at')}: <bdi>{swissStamp(at)}</bdi>
            {confirmed && (
              <>
                {' · '}
                {label('confirmed_at')}: <bdi>{swissStamp(confirmed)}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
