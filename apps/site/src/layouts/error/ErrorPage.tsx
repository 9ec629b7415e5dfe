import { MenuLink } from '../../chrome/MenuLink.tsx';
import type { PageContext } from '../../content/pageContext.ts';
import { shown } from '../../routing/menuLink.ts';
import { Action } from '../../ui/Action.tsx';
import styles from './ErrorPage.module.css';

/**
 * The branded page of an address that leads nowhere (404), or of a backend that doesn't answer
 * (500); in the page's language (docs/architecture.md).
 */
export function ErrorPage({ context }: { context: PageContext }) {
  const { t, lang, path, status, shell } = context;
  const [title, text] =
    status === 404
      ? [t.errors.notFoundTitle, t.errors.notFoundText]
      : [t.errors.serverTitle, t.errors.serverText];
  return (
    <section className={styles['error']} data-tone="brand" data-menu-background>
      <div className={`wrap grid ${styles['body']}`}>
        <p className={styles['status']} aria-hidden="true">
          {status}
        </p>
        <div className={styles['text']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{text}</p>
          <Action href={`/${lang}/`}>{t.spec.backToHome}</Action>
        </div>
        {status === 404 ? (
          <ul role="list" className={styles['ways']}>
            {shown(shell.menus.main).map((item) => (
              <li key={item.title}>
                <MenuLink item={item} lang={lang} path={path} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
