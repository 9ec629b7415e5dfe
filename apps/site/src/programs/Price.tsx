import type { Lang } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { totalTuition, totalWithBoard } from '@concierge/contract/totalCost';
import { format } from '../i18n/format.ts';
import type { Strings } from '../i18n/types.ts';
import { chf } from './chf.ts';
import styles from './Price.module.css';
import { typedPrice } from './price.ts';

interface Props {
  readonly program: Pick<ProgramTeaser, 'field_price' | 'facts'>;
  readonly lang: Lang;
  readonly t: Strings;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * What a programme costs wherever programmes are listed: tuition of all semesters, and beside it
 * the same with room and board; else what editors typed, else the spec's sentence (§9).
 */
export function Price({ program, lang, t, today }: Props) {
  const tuition = totalTuition(program.facts, today);
  if (tuition === undefined) return typedPrice(program, lang) ?? t.spec.inquireForFees;
  const withBoard = totalWithBoard(program.facts, today);
  return (
    <>
      {format(t.program.priceInAll, { price: chf(tuition, lang) })}
      {withBoard === undefined ? null : (
        <small className={styles['withBoard']}>
          {format(t.program.pricedWithBoard, { price: chf(withBoard, lang) })}
        </small>
      )}
    </>
  );
}
