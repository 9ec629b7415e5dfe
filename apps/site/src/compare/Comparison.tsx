import type { ProgramTeaser } from '@concierge/contract/program';
import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import { dayFormat } from '../i18n/formats.ts';
import { applyAddress } from '../programs/applyAddress.ts';
import { teaserAddress } from '../routing/brandAddress.ts';
import { siteLink } from '../routing/link.ts';
import { TextIn } from '../ui/text/TextIn.tsx';
import styles from './Comparison.module.css';
import { comparison } from './comparison.ts';
import { maxCompared } from './maxCompared.ts';
import { ProgramPicker } from './ProgramPicker.tsx';
import { ShareBar } from './ShareBar.tsx';

interface Props {
  readonly context: PageContext;
  /** As asked for; what is no longer offered is absent. */
  readonly programs: readonly ProgramTeaser[];
  readonly aliases: readonly string[];
  /** Every programme that can be added. */
  readonly offered: readonly ProgramTeaser[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Up to four programmes side by side, differences marked; a plain table, so it prints and needs no
 * scripts.
 */
export function Comparison({ context, programs, aliases, offered, today }: Props) {
  const { lang, t } = context;
  const day = dayFormat(lang);
  const addressWithout = (alias: string) =>
    siteLink(
      `/compare/?${new URLSearchParams(programs.filter((program) => program.alias !== alias).map((program) => ['p', program.alias]))}`,
      lang,
    );
  return (
    <>
      {aliases.length > maxCompared && <p role="status">{t.compare.tooMany}</p>}
      {programs.length < Math.min(aliases.length, maxCompared) && (
        <p role="status">{t.compare.missing}</p>
      )}
      {programs.length === 0 ? (
        <p>{t.compare.empty}.</p>
      ) : (
        // A wide table scrolls within itself, so it can be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards reach what scrolls
        <section className={styles['frame']} aria-label={t.compare.title} tabIndex={0}>
          <table
            className={styles['table']}
            data-compared={JSON.stringify(programs.map(({ id, alias }) => [id ?? alias, alias]))}
          >
            <thead>
              <tr>
                <th scope="col">{t.compare.fact}</th>
                {programs.map(({ alias, title, lang: own, host_brand }) => (
                  <th key={alias} scope="col">
                    <a href={teaserAddress({ alias, host_brand }, lang)}>
                      <TextIn lang={own}>{title}</TextIn>
                    </a>
                    <a
                      className={styles['remove']}
                      href={addressWithout(alias)}
                      data-remove=""
                      aria-label={format(t.compare.removeTitled, { title })}
                    >
                      ×
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparison(programs, lang, t, today).map(({ label, values, lang: own, differs }) => (
                <tr key={label} data-differs={differs || undefined}>
                  <th scope="row">
                    {label}
                    {differs && <span className={styles['mark']}> {t.compare.differs}</span>}
                  </th>
                  {programs.map(({ alias }, index) => (
                    <td key={alias}>
                      {values[index]?.map((line) => (
                        <p key={line}>
                          <TextIn lang={own}>{line}</TextIn>
                        </p>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                {programs.map(({ alias, title }) => (
                  <td key={alias}>
                    <a href={applyAddress(alias, lang)} aria-label={`${t.nav.applyNow}: ${title}`}>
                      {t.nav.applyNow}
                    </a>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      <p className={styles['asOf']}>
        {format(t.print.figures, { date: day.format(new Date(today)) })}
      </p>
      {programs.length > 0 && (
        <ShareBar context={context} titles={programs.map(({ title }) => title)} />
      )}
      <section className={styles['more']} data-noprint="">
        <h2>{programs.length === 0 ? t.compare.pick : t.compare.addAnother}</h2>
        <ProgramPicker context={context} offered={offered} compared={programs} />
        <p>
          <a href={siteLink('/programs/', lang)}>{t.compare.emptyHint}</a>
        </p>
      </section>
    </>
  );
}
