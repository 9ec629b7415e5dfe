import { brandByCode } from '@concierge/brands/registry';
import { openIntakes } from '@concierge/contract/intake';
import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { levelLabels } from '@concierge/contract/programLabels';
import { totalCost, totalTuition, totalWithBoard } from '@concierge/contract/totalCost';
import { monthFormat } from '../i18n/formats.ts';
import { languageLabel } from '../i18n/languageName.ts';
import { plural } from '../i18n/plural.ts';
import type { Strings } from '../i18n/types.ts';
import { chf } from '../programs/chf.ts';

/** A line of the comparison: one value a programme, and whether they differ. */
export interface ComparedFact {
  readonly label: string;
  /** Of every programme, one line or several. */
  readonly values: readonly (readonly string[])[];
  /** Language of the values, where it isn't the page's. */
  readonly lang?: Lang | undefined;
  /** In another order they are the same. */
  readonly differs: boolean;
}

/** The facts of programmes side by side, as text in the page's language. */
export function comparison(
  programs: readonly ProgramTeaser[],
  lang: Lang,
  t: Strings,
  today: string,
): ComparedFact[] {
  const dates = monthFormat(lang);
  const price = (amount: number | undefined) =>
    amount === undefined ? t.spec.inquireForFees : chf(amount, lang);
  const fact = (
    label: string,
    value: (program: ProgramTeaser) => string | readonly string[],
    own?: Lang,
  ): ComparedFact => {
    const values = programs.map((program) => {
      const lines = [value(program)].flat().filter(Boolean);
      return lines.length > 0 ? lines : ['–'];
    });
    return {
      label,
      values,
      lang: own === lang ? undefined : own,
      differs: new Set(values.map((lines) => lines.toSorted().join('\n'))).size > 1,
    };
  };
  return [
    fact(
      t.program.school,
      ({ facts }) => brandByCode(facts.school)?.name ?? facts.school,
      // A school's name is the same in every language.
      defaultLang,
    ),
    fact(t.program.level, ({ facts }) => levelLabels[lang][facts.level]),
    fact(t.program.credential, (program) => program.field_edu_credential_awarded ?? ''),
    fact(t.program.mode, ({ facts }) => t.program.modes[facts.mode]),
    fact(t.program.duration, ({ facts }) => plural(lang, t.dates.months, facts.duration_months)),
    fact(t.program.teachingLanguage, ({ facts }) =>
      facts.languages.map((code) => languageLabel(code, lang)),
    ),
    fact(t.program.campus, ({ facts }) => facts.campuses.map((campus) => campus.title)),
    fact(t.program.intakes, ({ facts }) => {
      const open = openIntakes(facts.intakes, today).slice(0, 3);
      return open.length > 0
        ? open.map(({ date }) => dates.format(new Date(date)))
        : t.program.noIntake;
    }),
    fact(t.program.price, ({ facts }) => price(totalTuition(facts, today))),
    fact(t.program.priceWithBoard, ({ facts }) => {
      const amount = totalWithBoard(facts, today);
      return amount === undefined ? '' : price(amount);
    }),
    fact(t.cost.total, ({ facts }) => price(totalCost(facts, today)?.total)),
    fact(t.program.internship, ({ facts }) =>
      facts.internship ? plural(lang, t.dates.months, facts.internship.months) : '',
    ),
    fact(t.program.requirements, ({ facts }) =>
      facts.requirements.map((requirement) => requirement.qualification),
    ),
    fact(
      t.program.languageLevel,
      ({ facts }) =>
        facts.requirements.find((requirement) => requirement.language_level)?.language_level ?? '',
    ),
    fact(t.program.accreditation, ({ facts }) => facts.accreditation),
  ];
}
