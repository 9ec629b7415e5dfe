import { Button } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import { problems } from '../problems.ts';
import { singleSignOn } from '../settings.ts';
import styles from './SingleSignOn.module.css';

type Props = Pick<ServerProps, 'i18n' | 'searchParams'>;

/**
 * A link to the organisation's provider, if there is one, and why the last sign-in there failed.
 */
export function SignInByProvider({ i18n, searchParams }: Props) {
  if (!singleSignOn()) return null;
  const say = sayIn(i18n.language);
  const { problem, redirect } = searchParams ?? {};
  const isProblem = (name: unknown): name is keyof typeof problems =>
    typeof name === 'string' && Object.hasOwn(problems, name);
  const query = typeof redirect === 'string' ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <div className={styles['provider']}>
      {isProblem(problem) && (
        <p className={styles['problem']} role="alert">
          {say(problems[problem])}
        </p>
      )}
      <Button el="anchor" url={`/api/users/single-sign-on${query}`} size="large" margin={false}>
        {say("Sign in with your organisation's account")}
      </Button>
    </div>
  );
}
