import type { PageNode } from '@concierge/contract/node';
import { levelLabels } from '@concierge/contract/programLabels';
import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../../content/pageContext.ts';
import { comma } from '../../i18n/comma.ts';
import { format } from '../../i18n/format.ts';
import { languageLabel } from '../../i18n/languageName.ts';
import { plural } from '../../i18n/plural.ts';
import { applyAddress } from '../../programs/applyAddress.ts';
import { chf } from '../../programs/chf.ts';
import { Price } from '../../programs/Price.tsx';
import { programPrice } from '../../programs/price.ts';
import { siteLink } from '../../routing/link.ts';
import { Action } from '../../ui/Action.tsx';
import { Facts } from '../../ui/text/Facts.tsx';
import { Intakes } from './Intakes.tsx';

/**
 * The fact column of a programme: award, mode, workload, duration, price or the spec's sentence
 * (§9), intakes, campus.
 */
export function FactColumn({ context, node }: { context: PageContext; node: PageNode }) {
  const { lang, t } = context;
  const facts = node.program;
  return (
    <>
      <Facts
        look="lines"
        facts={[
          {
            label: t.program.credential,
            value: node.field_edu_credential_awarded ?? (facts && levelLabels[lang][facts.level]),
          },
          {
            label: t.program.mode,
            value: node.field_course_mode ?? (facts && t.program.modes[facts.mode]),
          },
          { label: t.program.workload, value: node.field_course_workload },
          facts && {
            label: t.program.duration,
            value: [
              plural(lang, t.dates.months, facts.duration_months),
              // A course of weeks is no semester.
              facts.semesters > 1 && `(${plural(lang, t.dates.semesters, facts.semesters)})`,
            ]
              .filter(Boolean)
              .join(' '),
          },
          {
            label: t.program.price,
            value: facts ? (
              <Price program={{ ...node, facts }} lang={lang} t={t} today={swissDay()} />
            ) : (
              programPrice(node, lang, t, swissDay())
            ),
          },
          facts && {
            label: t.program.intakes,
            value: <Intakes intakes={facts.intakes} lang={lang} t={t.program} />,
          },
          facts && facts.campuses.length > 0
            ? {
                label: facts.campuses.length > 1 ? t.program.campuses : t.program.campus,
                value: facts.campuses.map(({ title, alias }, index) => (
                  <span key={title}>
                    {index > 0 ? comma(lang) : null}
                    {alias ? <a href={siteLink(alias, lang)}>{title}</a> : title}
                  </span>
                )),
              }
            : undefined,
          facts && {
            label: t.program.teachingLanguage,
            value: facts.languages.map((code) => languageLabel(code, lang)).join(comma(lang)),
          },
          facts?.internship && {
            label: t.program.internship,
            value: `${plural(lang, t.dates.months, facts.internship.months)}${comma(lang)}${format(t.program.internshipPay, { pay: chf(facts.internship.monthly_pay, lang) })}`,
          },
        ]}
      />
      <Action href={applyAddress(node.alias, lang)}>{t.nav.applyNow}</Action>
      <Action href={siteLink('/brochure/', lang)} kind="line">
        {t.program.brochure}
      </Action>
    </>
  );
}
