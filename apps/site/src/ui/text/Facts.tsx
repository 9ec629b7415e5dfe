import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  /** What tells it from others of the same label. */
  key?: string;
  value: ReactNode;
}

interface Props {
  /** Facts without a value are left out. */
  facts: readonly (Fact | undefined)[];
  /** Beside each other in columns, or one line each. */
  look?: 'columns' | 'lines';
  className?: string | undefined;
}

/** Facts as a list of terms: small label, strong value, hairlines. */
export const Facts = ({ facts, look = 'columns', className }: Props) => (
  <dl className={cx(styles[look], className)}>
    {facts.map(
      (fact) =>
        fact?.value && (
          <div key={fact.key ?? fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
);
