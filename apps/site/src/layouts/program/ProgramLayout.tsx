import { levelLabels } from '@concierge/contract/programLabels';
import { EligibilityCheck } from '../../eligibility/EligibilityCheck.tsx';
import { format } from '../../i18n/format.ts';
import { applyAddress } from '../../programs/applyAddress.ts';
import { siteLink } from '../../routing/link.ts';
import { Action } from '../../ui/Action.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { NodeHead } from '../parts/NodeHead.tsx';
import { PageText } from '../parts/PageText.tsx';
import { Section } from '../parts/Section.tsx';
import { Curriculum } from './Curriculum.tsx';
import { FactColumn } from './FactColumn.tsx';
import { Fees } from './Fees.tsx';
import styles from './ProgramLayout.module.css';
import { RelatedPrograms } from './RelatedPrograms.tsx';
import { Requirements } from './Requirements.tsx';
import { SectionNav } from './SectionNav.tsx';
import { programSections } from './sections.ts';

/**
 * A programme's page (spec §2, program view): opening, in-page navigation, fact column,
 * requirements, “Can I apply?”, curriculum, fees, related programmes.
 */
export function ProgramLayout({ context, node, tone, children }: LayoutProps) {
  const { lang, t } = context;
  const facts = node.program;
  const apply = applyAddress(node.alias, lang);
  return (
    <>
      <NodeHead
        context={context}
        node={node}
        tone={tone}
        pretitle={facts && levelLabels[lang][facts.level]}
      />
      <SectionNav
        sections={programSections(node, t)}
        label={t.common.onThisPage}
        apply={apply}
        applyLabel={t.nav.applyNow}
      />
      <div className={styles['page']} data-tone="paper">
        <div className={`wrap grid ${styles['body']}`}>
          <aside className={styles['facts']} aria-label={t.program.facts} id="facts">
            <FactColumn context={context} node={node} />
          </aside>
          <div className={styles['main']}>
            {node.body ? (
              <section id="overview" className={styles['overview']}>
                <PageText node={node} field="body" lang={lang} />
              </section>
            ) : null}
            {facts && (facts.requirements.length > 0 || node.field_program_prerequisites) ? (
              <Section id="requirements" title={t.program.requirements}>
                <Requirements
                  facts={facts}
                  prerequisites={node.field_program_prerequisites}
                  t={t.program}
                />
              </Section>
            ) : null}
            {facts ? (
              <Section id="eligibility" title={t.eligibility.title}>
                <EligibilityCheck
                  context={context}
                  facts={facts}
                  title={node.title}
                  alias={node.alias}
                />
              </Section>
            ) : null}
            {facts && facts.curriculum.length > 0 ? (
              <Section id="curriculum" title={t.program.curriculum}>
                <Curriculum terms={facts.curriculum} t={t.program} />
              </Section>
            ) : null}
            <Section id="fees" title={t.program.price}>
              <Fees node={node} lang={lang} t={t} />
            </Section>
            {facts && facts.career_outcomes.length > 0 ? (
              <Section id="careers" title={t.program.careers}>
                <ul role="list" className={styles['outcomes']}>
                  {facts.career_outcomes.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ul>
              </Section>
            ) : null}
          </div>
        </div>
      </div>
      {children}
      <RelatedPrograms programs={node.related_programs} context={context} />
      <section className={styles['closing']} data-tone="brand" data-noprint>
        <div className={`wrap ${styles['closingBody']}`}>
          <h2>{format(t.program.applyFor, { title: node.title })}</h2>
          <div>
            <Action href={apply}>{t.nav.applyNow}</Action>
            <Action href={siteLink('/contact/', lang)} kind="line">
              {t.program.askQuestion}
            </Action>
          </div>
        </div>
      </section>
    </>
  );
}
