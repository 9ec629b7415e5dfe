import styles from './Logo.module.css';
import { mark } from './mark.ts';

/** Mark and name on the pages before the admin: signing in, a forgotten password. */
export const Logo = () => (
  <div className={styles['logo']}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={mark} />
    </svg>
    Concierge
  </div>
);
