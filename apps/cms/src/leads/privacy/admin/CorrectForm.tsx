'use client';
// Client because it posts what was filled in; wakes once somebody was found.
import { Button, useTranslation } from '@payloadcms/ui';
import type { FormEvent } from 'react';
import { useSay } from '../../../i18n/useSay.ts';
import { Input } from '../../../signIn/admin/Input.tsx';
import { leadFieldLabel } from '../../fieldNames.ts';
import { CountrySelect } from './CountrySelect.tsx';

/** All that can be corrected of an enquiry. */
export const allNames = ['Name', 'Surname', 'Email', 'Phone', 'City', 'Country'] as const;
export type CorrectableName = (typeof allNames)[number];

interface CorrectFormProps {
  readonly names: readonly CorrectableName[];
  readonly onCorrect: (changes: Readonly<Record<string, string>>) => Promise<void>;
}

/** What a person says is right; what stays empty is not changed. */
export function CorrectForm({ names, onCorrect }: CorrectFormProps) {
  const say = useSay();
  const { language } = useTranslation().i18n;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = names.map((name) => [name, String(form.get(name) ?? '').trim()] as const);
    void onCorrect(Object.fromEntries(given.filter(([, value]) => value !== '')));
  };
  return (
    <details>
      <summary>{say('Correct')}</summary>
      <p>
        {say(
          'Only what you fill in is changed, in every enquiry that this person sent and in the newsletter.',
        )}
      </p>
      <form onSubmit={submit}>
        {names.map((name) => {
          const label = leadFieldLabel(name, language) ?? name;
          return name === 'Country' ? (
            <CountrySelect key={name} name={name} label={label} />
          ) : (
            <Input key={name} name={name} dir="auto" autoComplete="off" label={label} />
          );
        })}
        <Button type="submit">{say('Correct')}</Button>
      </form>
    </details>
  );
}
