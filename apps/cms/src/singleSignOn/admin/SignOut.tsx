import { LogOutIcon, Logout } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { singleSignOn } from '../settings.ts';

/** Payload's own way out; where there is a provider, one that ends the session there, too. */
export function SignOut({ i18n }: Pick<ServerProps, 'i18n'>) {
  if (!singleSignOn()) return <Logout />;
  const label = i18n.t('authentication:logOut');
  return (
    <a
      className="nav__log-out"
      href="/api/users/single-sign-on/sign-out"
      aria-label={label}
      title={label}
    >
      <LogOutIcon />
    </a>
  );
}
