import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from './OwnScreen.module.css';

interface OwnScreenProps {
  readonly view: AdminViewServerProps;
  /** Path of the screen, e.g. `/admin/translations`. */
  readonly path: string;
  readonly title: string;
  /** Whether the person works with it; others find no such screen. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** The frame of a screen of our own: Payload's navigation around it, and its heading. */
export function OwnScreen({
  view: { initPageResult, params, searchParams },
  path,
  title,
  isOwn,
  children,
}: OwnScreenProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  // Payload asks nobody to sign in for a view of our own.
  if (!req.user) redirect(`/admin/login?redirect=${path}`);
  if (!isOwn) notFound();
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(permissions ? { permissions } : {})}
      user={req.user}
      searchParams={searchParams ?? {}}
      viewActions={req.payload.config.admin.components.actions ?? []}
    >
      <Gutter className={styles['screen'] ?? ''}>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </Gutter>
    </DefaultTemplate>
  );
}
