import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { SignInForm } from './SignInForm.tsx';
import styles from './signIn.module.css';

const home = '/admin';

/** The admin's sign-in, in place of Payload's, which can't ask for a second factor. */
export function SignInView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const wanted = searchParams['redirect'];
  const next = getSafeRedirect({ fallbackTo: home, redirectTo: wanted ?? home });
  if (user) redirect(next);
  const { beforeLogin, afterLogin } = payload.config.admin.components ?? {};
  const around = (Component: typeof beforeLogin) =>
    RenderServerComponent({
      Component,
      importMap: payload.importMap,
      serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
    });
  return (
    <>
      <h1 className={styles['title']}>{i18n.t('authentication:login')}</h1>
      {around(beforeLogin)}
      <SignInForm next={next} />
      {around(afterLogin)}
    </>
  );
}
