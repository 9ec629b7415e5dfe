'use client';
// Client because each act changes what the next one may be; wakes with the screen of an account.
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { Enrolment } from '../factor/enrolment.ts';
import type { AccountSecurity } from '../factor/securityEndpoint.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { FactorControls } from './FactorControls.tsx';
import { postJson } from './postJson.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import styles from './signIn.module.css';

/** A person's second factor, and the password that is asked for before anything is changed. */
export function SecurityField() {
  const { id } = useDocumentInfo();
  const say = useSay();
  const [security, setSecurity] = useState<AccountSecurity>();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [hasActed, setActed] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const load = useCallback(async () => {
    if (!id) return;
    const answer = await fetch(`/api/users/${id}/security`).catch(() => undefined);
    if (answer?.ok) setSecurity((await answer.json()) as AccountSecurity);
  }, [id]);
  useEffect(() => void load(), [load]);

  /** Posts one act; a refusal is said, and may be for a sign-in that has become too old. */
  const act = async (path: string) => {
    setActed(true);
    const { status, body, message } = await postJson(`/api/users/${path}`);
    if (status !== 200) toast.error(message ?? say('That did not work.'));
    await load();
    return status === 200 ? body : undefined;
  };
  const showCodes = (body?: Readonly<Record<string, unknown>>) => {
    if (!body) return;
    setEnrolment(undefined);
    setCodes(body['recoveryCodes'] as string[]);
  };
  const start = async () => {
    const body = await act('second-factor/start');
    if (body) setEnrolment(body as unknown as Enrolment);
  };

  const confirm = async (code: string, ticket: string) => {
    const sent = { code, ticket };
    const { status, body, message } = await postJson('/api/users/second-factor/confirm', sent);
    if (status !== 200) return message ?? say('That did not work.');
    showCodes(body);
    await load();
    return '';
  };

  if (!security) return null;
  const { isOwn, isFresh, codesLeft, isRequired } = security;
  return (
    <section className={styles['section']} aria-labelledby="account-security">
      <h2 id="account-security">{say('Sign-in and security')}</h2>
      {isFresh ? (
        isOwn && (
          <p>{say('You may change your e-mail, password and second factor for ten minutes.')}</p>
        )
      ) : (
        <ConfirmPassword
          reason={say(
            'You signed in more than ten minutes ago. Confirm your password before you change your e-mail, password or second factor.',
          )}
          onConfirmed={() => void load()}
          takesFocus={hasActed}
        />
      )}
      <p>
        {codesLeft === null
          ? say('No second factor is set up: whoever has the password has the account.')
          : say('A second factor is set up. Recovery codes left: {n}.', { n: codesLeft })}
      </p>
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {enrolment && (
        <SetUpFactor enrolment={enrolment} onCode={(code) => confirm(code, enrolment.ticket)} />
      )}
      {isFresh && isOwn && (
        <FactorControls
          hasFactor={codesLeft !== null}
          mayRemove={!isRequired}
          onStart={() => void start()}
          onRenew={async () => showCodes(await act('second-factor/recovery-codes'))}
          onRemove={() => void act('second-factor/remove')}
        />
      )}
      {isFresh && !isOwn && codesLeft !== null && (
        <div>
          <Button
            buttonStyle="error"
            margin={false}
            onClick={() => void act(`${id}/second-factor/reset`)}
          >
            {say('Reset the second factor of this person')}
          </Button>
        </div>
      )}
    </section>
  );
}
