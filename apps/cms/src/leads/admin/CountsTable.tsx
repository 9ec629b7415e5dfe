import type { ReactNode } from 'react';
import type { sayIn } from '../../i18n/say.ts';
import { states } from '../states.ts';
import styles from './LeadsOverview.module.css';
import { stateNames } from './stateNames.ts';

interface Props {
  readonly brands: readonly string[];
  readonly say: ReturnType<typeof sayIn>;
  /** What stands for the enquiries of a brand in a state. */
  readonly cell: (brand: string, state: (typeof states)[number]) => ReactNode;
}

/** Enquiries by brand and state. */
export function CountsTable({ brands, say, cell }: Props) {
  return (
    <table className={styles['counts']}>
      <thead>
        <tr>
          <th scope="col">{say('Brand')}</th>
          {states.map((state) => (
            <th scope="col" key={state}>
              {say(stateNames[state])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <tr key={brand}>
            <th scope="row">{brand}</th>
            {states.map((state) => (
              <td key={state}>{cell(brand, state)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
