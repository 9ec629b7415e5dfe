'use client';
// Client because it keeps what was typed while the server asks for more; wakes with the screen.
import { Button, Link, useAuth, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { ClientUser } from 'payload';
import { type FormEvent, useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { Enrolment } from '../factor/enrolment.ts';
import { CodeInput } from './CodeInput.tsx';
import { EnrolmentPicture } from './EnrolmentPicture.tsx';
import { Input } from './Input.tsx';
import { postJson } from './postJson.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './signIn.module.css';

type Account = Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0];

/** Password first, then the code where the account has a second factor or must set one up. */
export function SignInForm({ next }: { readonly next: string }) {
  const { t } = useTranslation();
  const say = useSay();
  const { setUser } = useAuth();
  const router = useRouter();
  const [step, setStep] = useState<'password' | 'code' | 'setUp'>('password');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(true);
  const [done, setDone] = useState<{ account: Account; codes: string[] }>();
  // Before this the browser would send the form by itself.
  useEffect(() => setBusy(false), []);

  const open = (account: Account) => {
    setUser(account);
    router.push(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await postJson('/api/users/login', { ...typed, ticket: enrolment?.ticket });
    setBusy(false);
    if (answer.status === 200) {
      const account = answer.body as unknown as Account;
      const codes = answer.body['recoveryCodes'] as string[] | undefined;
      return codes ? setDone({ account, codes }) : open(account);
    }
    const need = answer.data as { factor?: 'code' | 'setUp'; enrolment?: Enrolment } | undefined;
    const isNewStep = need?.factor !== undefined && step === 'password';
    if (need?.factor) setStep(need.factor);
    if (need?.enrolment) setEnrolment(need.enrolment);
    // Asking for the code is no mistake of anybody.
    setProblem(isNewStep ? '' : (answer.message ?? say('That did not work.')));
  };
  const back = () => {
    setStep('password');
    setEnrolment(undefined);
    setProblem('');
  };

  if (done) return <RecoveryCodes codes={done.codes} onKept={() => open(done.account)} />;
  return (
    <form className="login__form" method="post" onSubmit={(event) => void submit(event)}>
      <div hidden={step !== 'password'}>
        <div className={styles['inputs']}>
          <Input
            id="field-email"
            label={t('general:email')}
            type="email"
            name="email"
            autoComplete="username"
            required
          />
          <Input
            id="field-password"
            label={t('general:password')}
            type="password"
            name="password"
            autoComplete="current-password"
            problem={problem}
            required
          />
        </div>
      </div>
      {step === 'setUp' && <p>{say('Your role needs a second factor. Set it up to sign in.')}</p>}
      {enrolment && <EnrolmentPicture {...enrolment} />}
      {step !== 'password' && <CodeInput ofAppOnly={step === 'setUp'} problem={problem} />}
      <div className={styles['submit']}>
        {step === 'password' ? (
          <Link href="/admin/forgot" prefetch={false}>
            {t('authentication:forgotPasswordQuestion')}
          </Link>
        ) : (
          <Button buttonStyle="secondary" onClick={back} type="button">
            {say('Back')}
          </Button>
        )}
        <Button size="large" type="submit" disabled={isBusy}>
          {t('authentication:login')}
        </Button>
      </div>
    </form>
  );
}
