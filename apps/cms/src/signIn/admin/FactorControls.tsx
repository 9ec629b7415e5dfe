'use client';
// Client because each button calls the backend; wakes with the screen of one's own account.
import { Button } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import styles from './signIn.module.css';

interface FactorControlsProps {
  readonly hasFactor: boolean;
  readonly mayRemove: boolean;
  readonly onStart: () => void;
  readonly onRenew: () => void;
  readonly onRemove: () => void;
}

/** What a person does with the own second factor. */
export function FactorControls({
  hasFactor,
  mayRemove,
  onStart,
  onRenew,
  onRemove,
}: FactorControlsProps) {
  const say = useSay();
  return (
    <div className={styles['actions']}>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={onStart}
        extraButtonProps={{ 'data-act': 'set-up-factor' }}
      >
        {hasFactor ? say('Set it up on another device') : say('Set up a second factor')}
      </Button>
      {hasFactor && (
        <Button buttonStyle="secondary" margin={false} onClick={onRenew}>
          {say('New recovery codes')}
        </Button>
      )}
      {hasFactor && mayRemove && (
        <Button buttonStyle="error" margin={false} onClick={onRemove}>
          {say('Remove the second factor')}
        </Button>
      )}
    </div>
  );
}
