'use client';
// Client because the codes are in the answer to a form; wakes when they are there.
import { Button } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import styles from './signIn.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The ten codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const say = useSay();
  return (
    <div role="status">
      <p>
        {say(
          'Keep these recovery codes where only you find them. Each opens your account once, if the app is lost. They are not shown again.',
        )}
      </p>
      <ol className={styles['codes']} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code className={styles['code']}>{code}</code>
          </li>
        ))}
      </ol>
      <Button onClick={onKept}>{say('I have kept them')}</Button>
    </div>
  );
}
