'use client';
// Client because it says what is wrong with an address before it is sent; wakes with the screen.
import { Button, Link, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { Input } from './Input.tsx';
import { postJson } from './postJson.ts';
import styles from './signIn.module.css';

/** Asks for a link to a new password; the answer is the same whether there is such an account. */
export function ForgotForm() {
  const { t } = useTranslation();
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(true);
  // Before this the browser would send the form by itself.
  useEffect(() => setBusy(false), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const wrong = emailProblem(field);
    if (wrong) {
      setProblem(t(wrong));
      return field.focus();
    }
    setBusy(true);
    const { status, message } = await postJson('/api/users/forgot-password', {
      email: field.value.trim(),
    });
    setBusy(false);
    setProblem(status === 200 ? '' : (message ?? say('That did not work.')));
    setSent(status === 200);
  };

  const back = (
    <Link href="/admin/login" prefetch={false}>
      {t('authentication:backToLogin')}
    </Link>
  );
  if (isSent)
    return (
      <div className={styles['section']} role="status">
        <h1>{t('authentication:emailSent')}</h1>
        <p>{t('authentication:checkYourEmailForPasswordReset')}</p>
        <div className={styles['submit']}>
          {back}
          <Button buttonStyle="secondary" onClick={() => setSent(false)} type="button">
            {say('Back')}
          </Button>
        </div>
      </div>
    );
  return (
    <form
      className={styles['section']}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h1>{t('authentication:forgotPassword')}</h1>
      <p>{t('authentication:forgotPasswordEmailInstructions')}</p>
      <Input
        autoComplete="email"
        id="field-email"
        label={t('general:email')}
        name="email"
        problem={problem}
        required
        type="email"
      />
      <div className={styles['submit']}>
        {back}
        <Button disabled={isBusy} size="large" type="submit">
          {t('general:submit')}
        </Button>
      </div>
    </form>
  );
}

const emailProblem = ({ value, validity }: HTMLInputElement) =>
  value.trim() === ''
    ? 'validation:required'
    : validity.typeMismatch
      ? 'validation:emailAddress'
      : undefined;
