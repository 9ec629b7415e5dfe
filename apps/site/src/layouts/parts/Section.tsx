import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  /** Anchor for the in-page navigation. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A part of a page's own facts: its title above a hairline, its content below. */
export const Section = ({ id, title, children }: Props) => (
  <section className={styles['section']} id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);
