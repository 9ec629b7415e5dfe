import { cx } from '../cx.ts';
import styles from './Placeholder.module.css';

/**
 * Stands where a picture is missing: the brand's mark, cut by a flat ground. Initials of a person
 * may stand in it.
 */
export const Placeholder = ({
  text,
  className,
}: {
  text?: string | undefined;
  className?: string | undefined;
}) => (
  <span className={cx(styles['ground'], className)} aria-hidden="true">
    {text ? <span className={styles['text']}>{text}</span> : <span className={styles['mark']} />}
  </span>
);
