import type { LayoutProps } from '../layoutProps.ts';
import styles from './ContactLayout.module.css';

/** The contact page (spec §2, form pages): the form only, under its title. */
export const ContactLayout = ({ node, tone, form, children }: LayoutProps) => (
  <>
    <section className={styles['contact']} data-tone={tone} data-menu-background>
      <div className={`wrap grid ${styles['body']}`}>
        <h1>{node.field_webform_dynamic_paragraph?.title ?? node.title}</h1>
        <div className={styles['form']} id="form">
          {form}
        </div>
      </div>
    </section>
    {children}
  </>
);
