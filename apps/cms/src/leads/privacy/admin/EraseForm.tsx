'use client';
// Client because it asks before it erases; wakes once somebody was looked for.
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useSay } from '../../../i18n/useSay.ts';
import { askedCauses, causes } from '../causes.ts';

const modal = 'erase-person';

interface EraseFormProps {
  /** Address and telephone by which the person was found. */
  readonly whom: string;
  readonly onErase: (cause: string) => Promise<void>;
}

/** Erases who was found, for a reason that the receipt states. */
export function EraseForm({ whom, onErase }: EraseFormProps) {
  const say = useSay();
  const { openModal } = useModal();
  const id = useId();
  const [cause, setCause] = useState<string>(askedCauses[0]);
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {say('Why')}
      </label>
      <select id={id} value={cause} onChange={(event) => setCause(event.target.value)}>
        {askedCauses.map((one) => (
          <option key={one} value={one}>
            {say(causes[one])}
          </option>
        ))}
      </select>
      <Button buttonStyle="error" onClick={() => openModal(modal)}>
        {say('Erase')}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={say('Erase this person?')}
        body={
          <>
            <p>
              <bdi>{whom}</bdi>
            </p>
            <p>
              {say(
                'Everything above goes for good. A receipt with counts stays, and no personal data.',
              )}
            </p>
          </>
        }
        confirmLabel={say('Erase')}
        onConfirm={() => onErase(cause)}
      />
    </div>
  );
}
