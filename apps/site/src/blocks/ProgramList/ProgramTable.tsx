import type { ProgramTeaser } from '@concierge/contract/program';
import { levelLabels } from '@concierge/contract/programLabels';
import { swissDay } from '@concierge/contract/swissDay';
import { comma } from '../../i18n/comma.ts';
import { Price } from '../../programs/Price.tsx';
import { teaserAddress } from '../../routing/brandAddress.ts';
import { Link } from '../../ui/Link.tsx';
import { nextIntakeMonth, programDuration } from '../../ui/text/programFacts.ts';
import { TextIn } from '../../ui/text/TextIn.tsx';
import type { BlockContext } from '../blockProps.ts';
import styles from './ProgramList.module.css';

interface Props {
  items: readonly ProgramTeaser[];
  context: BlockContext;
  label: string;
}

/** Programmes line by line; where the page is narrow, each fact stands with its label. */
export function ProgramTable({ items, context: { lang, t, now }, label }: Props) {
  const { duration, nextIntake, campus, price } = t.program;
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {[t.search.types.program, duration, nextIntake, campus, price].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.alias}>
            <th scope="row">
              <Link link={{ url: teaserAddress(item, lang) }} lang={lang}>
                <TextIn lang={item.lang}>{item.title}</TextIn>
              </Link>
              <span>{levelLabels[lang][item.facts.level]}</span>
            </th>
            <td data-label={duration}>{programDuration(item.facts, lang, t)}</td>
            <td data-label={nextIntake}>
              {nextIntakeMonth(item.facts, lang, now) ?? t.program.noIntake}
            </td>
            <td data-label={campus}>
              {item.facts.campuses.map(({ title }) => title).join(comma(lang))}
            </td>
            <td data-label={price}>
              <Price program={item} lang={lang} t={t} today={swissDay(now)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
