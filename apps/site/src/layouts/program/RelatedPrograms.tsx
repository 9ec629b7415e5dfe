import type { ProgramTeaser } from '@concierge/contract/program';
import { levelLabels } from '@concierge/contract/programLabels';
import type { PageContext } from '../../content/pageContext.ts';
import { plural } from '../../i18n/plural.ts';
import { teaserAddress } from '../../routing/brandAddress.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextIn } from '../../ui/text/TextIn.tsx';
import styles from './RelatedPrograms.module.css';

/** Programmes close to this one, as an index: title, award, duration; nothing where none is. */
export function RelatedPrograms({
  programs,
  context,
}: {
  programs: readonly ProgramTeaser[];
  context: PageContext;
}) {
  if (programs.length === 0) return null;
  const { lang, t } = context;
  return (
    <section className={styles['related']} data-tone="paper" data-noprint>
      <div className={`wrap grid ${styles['body']}`}>
        <h2>{t.program.related}</h2>
        <ul role="list">
          {programs.map(
            ({ title, lang: own, alias, host_brand, facts, field_edu_credential_awarded }) => (
              <li key={alias}>
                <a href={teaserAddress({ alias, host_brand }, lang)}>
                  <span className={styles['title']}>
                    <TextIn lang={own}>{title}</TextIn>
                  </span>
                  <span>{field_edu_credential_awarded ?? levelLabels[lang][facts.level]}</span>
                  <span>{plural(lang, t.dates.months, facts.duration_months)}</span>
                  <Icon name="arrowRight" />
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
