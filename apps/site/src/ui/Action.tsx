import type { ReactNode } from 'react';
import styles from './Action.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  href: string;
  children: ReactNode;
  /** Filled in the brand's colour, or a line with an arrow. */
  kind?: 'filled' | 'line';
}

/** A link that asks for something. */
export const Action = ({ href, children, kind = 'filled' }: Props) => (
  <a className={styles[kind]} href={href} data-noprint>
    {children}
    <Icon name="arrowRight" />
  </a>
);
