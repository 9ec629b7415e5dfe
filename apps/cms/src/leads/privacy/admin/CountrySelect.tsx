'use client';
// Client because its id is made by React; wakes with the form around it.
import { countryCodes } from '@concierge/contract/countryCodes';
import { useTranslation } from '@payloadcms/ui';
import { useId } from 'react';

interface CountrySelectProps {
  readonly name: string;
  readonly label: string;
}

/** The countries that forms offer, by their names in the language of the admin; none at first. */
export function CountrySelect({ name, label }: CountrySelectProps) {
  const id = useId();
  const { language } = useTranslation().i18n;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryCodes
    .map((code) => ({ code, country: names.of(code) ?? code }))
    .toSorted((a, b) => a.country.localeCompare(b.country, language));
  return (
    <div className="field-type">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} autoComplete="off">
        <option value="" />
        {countries.map(({ code, country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </select>
    </div>
  );
}
