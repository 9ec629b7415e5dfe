'use client';
// Client because it posts the password and goes on; wakes where a fresh sign-in is needed.
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { Input } from './Input.tsx';
import { postJson } from './postJson.ts';
import styles from './signIn.module.css';

interface ConfirmPasswordProps {
  /** Why the password is asked for. */
  readonly reason: string;
  readonly onConfirmed: () => void;
  /** False where it stands on a screen from the start: elsewhere it answers a pressed button. */
  readonly takesFocus?: boolean;
}

/**
 * Asks for the current password, which makes the sign-in fresh for ten minutes. It stands within
 * Payload's form, so it is no form of its own. It takes the focus, and is scrolled to, as the
 * button that it answers may be far below.
 */
export function ConfirmPassword({ reason, onConfirmed, takesFocus = true }: ConfirmPasswordProps) {
  const say = useSay();
  const id = useId();
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    const input = document.getElementById(id) as HTMLInputElement;
    const { status, message } = await postJson('/api/users/confirm', { password: input.value });
    if (status !== 200) return setProblem(message ?? say('That did not work.'));
    input.value = '';
    setProblem('');
    onConfirmed();
  };
  return (
    <div className={styles['section']} data-confirm="">
      <p>{reason}</p>
      <Input
        id={id}
        autoFocus={takesFocus}
        label={say('Current password')}
        type="password"
        autoComplete="current-password"
        problem={problem}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          void confirm();
        }}
      />
      <div>
        <Button type="button" margin={false} onClick={() => void confirm()}>
          {say('Confirm')}
        </Button>
      </div>
    </div>
  );
}
