import type { Lang } from '@concierge/contract/lang';
import type { PageNode } from '@concierge/contract/node';
import { swissDay } from '@concierge/contract/swissDay';
import { localeOf } from '../../i18n/locale.ts';
import type { Strings } from '../../i18n/strings.ts';
import styles from './Fees.module.css';
import { feeRows } from './feeRows.ts';

interface Props {
  node: PageNode;
  lang: Lang;
  t: Strings;
}

/** What a programme costs in Swiss francs; where no price is known or valid, the spec's sentence (§9). */
export function Fees({ node, lang, t }: Props) {
  const rows = feeRows(node.program?.fees ?? [], swissDay());
  const money = new Intl.NumberFormat(localeOf[lang], { maximumFractionDigits: 0 });
  const francs = (amount: number) => <span className="ltr">CHF {money.format(amount)}</span>;
  if (rows.length === 0) return <p className={styles['price']}>{node.field_price ?? t.spec.inquireForFees}</p>;
  return (
    <div>
      <table className={styles['table']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t.cost.item}</th>
            <th scope="col">{t.cost.recurring}</th>
            <th scope="col">{t.cost.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                {t.cost.fees[row.kind]}
                {row.refundable ? <small> {t.cost.refundable}</small> : null}
              </th>
              <td>
                {row.times > 1 && row.each !== undefined ? (
                  <>
                    {row.times} × {francs(row.each)}
                  </>
                ) : null}
              </td>
              <td>{francs(row.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.cost.total}</th>
            <td />
            <td>{francs(rows.reduce((sum, { total }) => sum + total, 0))}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles['note']}>{t.cost.note}</p>
    </div>
  );
}
