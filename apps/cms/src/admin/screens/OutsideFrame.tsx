import type { ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import styles from './OutsideFrame.module.css';

/** First segments of Payload's screens that have no navigation around them. */
const outside: readonly (string | undefined)[] = ['login', 'forgot', 'reset', 'create-first-user'];

/** True for a screen that is seen before signing in; `segments` follow `/admin`. */
export const isOutside = (segments: readonly string[] | undefined): boolean =>
  outside.includes(segments?.[0]);

/**
 * The logo above a screen that is seen before signing in, and the landmark that Payload leaves out.
 */
export const OutsideFrame = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles['outside']}>
    <Logo />
    {children}
  </main>
);
