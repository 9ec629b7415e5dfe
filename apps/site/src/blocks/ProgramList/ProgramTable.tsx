import type { ProgramTeaser } from '@concierge/contract/program';
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

/** Programmes line by line; it scrolls sideways where the page is narrow, the titles stay. */
export const ProgramTable = ({ items, context: { lang, t, now }, label }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards reach what scrolls
  <section className={styles['scroll']} aria-label={label} tabIndex={0}>
    <table className={styles['table']}>
      <thead>
        <tr>
          {[
            t.search.types.program,
            t.program.duration,
            t.program.nextIntake,
            t.program.campus,
            t.program.price,
          ].map((head) => (
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
              <span>{t.program.levels[item.facts.level]}</span>
            </th>
            <td>{programDuration(item.facts, lang, t)}</td>
            <td>{nextIntakeMonth(item.facts, lang, now) ?? t.program.noIntake}</td>
            <td>{item.facts.campuses.map((campus) => campus.title).join(comma(lang))}</td>
            <td>
              <Price program={item} lang={lang} t={t} today={swissDay(now)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
