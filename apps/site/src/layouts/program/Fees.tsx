import type { Lang } from '@concierge/contract/lang';
import type { PageNode } from '@concierge/contract/node';
import { swissDay } from '@concierge/contract/swissDay';
import { totalCost } from '@concierge/contract/totalCost';
import type { Strings } from '../../i18n/types.ts';
import { chf } from '../../programs/chf.ts';
import { programPrice } from '../../programs/price.ts';
import { costRows } from './costRows.ts';
import styles from './Fees.module.css';

interface Props {
  node: PageNode;
  lang: Lang;
  t: Strings;
}

/**
 * What a programme costs over all its semesters, in Swiss francs; where no price is known or valid,
 * the spec's sentence (§9).
 */
export function Fees({ node, lang, t }: Props) {
  const cost = node.program && totalCost(node.program, swissDay());
  if (!cost)
    return (
      <p className={styles['price']}>
        {programPrice({ ...node, facts: node.program }, lang, t, swissDay())}
      </p>
    );
  const francs = (amount: number) => <bdi>{chf(amount, lang)}</bdi>;
  const less = (amount: number) => <bdi>{chf(-amount, lang)}</bdi>;
  // What is paid in one go is not called a semester's.
  const isRecurring = (node.program?.semesters ?? 1) > 1;
  return (
    <div>
      <table className={styles['table']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t.cost.item}</th>
            {isRecurring ? <th scope="col">{t.cost.recurring}</th> : <td />}
            <th scope="col">{t.cost.total}</th>
          </tr>
        </thead>
        <tbody>
          {costRows(cost).map(({ kind, payments, total, refundable }) => (
            <tr key={kind}>
              <th scope="row">
                {t.cost.fees[kind]}
                {refundable ? <small> {t.cost.refundable}</small> : null}
              </th>
              <td>
                {payments.length > 1 || payments.some(({ times }) => times > 1)
                  ? payments.map(({ times, each }) => (
                      <div key={each}>
                        {times} × {francs(each)}
                      </div>
                    ))
                  : null}
              </td>
              <td>{francs(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.cost.total}</th>
            <td />
            <td>{francs(cost.total)}</td>
          </tr>
          {cost.income > 0 ? (
            <tr className={styles['less']}>
              <th scope="row">{t.cost.internshipIncome}</th>
              <td />
              <td>{less(cost.income)}</td>
            </tr>
          ) : null}
          {cost.refunded > 0 ? (
            <tr className={styles['less']}>
              <th scope="row">
                {t.cost.fees.deposit}
                <small> {t.cost.refundable}</small>
              </th>
              <td />
              <td>{less(cost.refunded)}</td>
            </tr>
          ) : null}
          {cost.net === cost.total ? null : (
            <tr>
              <th scope="row">{t.cost.totalNet}</th>
              <td />
              <td>{francs(cost.net)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles['note']}>{t.cost.note}</p>
    </div>
  );
}
