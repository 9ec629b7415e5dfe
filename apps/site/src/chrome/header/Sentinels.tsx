import styles from './Sentinels.module.css';

/**
 * Invisible measures from the top of the page that thresholds.client.ts observes instead of
 * computing on scroll (spec §9, scroll thresholds).
 */
export const Sentinels = () => (
  <div className={styles['sentinels']} aria-hidden="true" data-chrome>
    <div className={styles['background']} data-sentinel="background" />
    <div className={styles['floating']} data-sentinel="floating" />
    <div className={styles['top']} data-sentinel="top" />
    <div className={styles['header']} data-sentinel="header" />
  </div>
);
