import { type Applicant, qualifications } from '@concierge/contract/applicant';
import { type Criterion, type Eligibility, requiredLevel } from '@concierge/contract/eligibility';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../i18n/format.ts';
import { dayFormat } from '../i18n/formats.ts';
import { localeByLang } from '../i18n/locale.ts';
import type { Strings } from '../i18n/types.ts';

/** A country's name in a language. */
export const countryName = (code: string, lang: Lang): string =>
  new Intl.DisplayNames([localeByLang[lang]], { type: 'region' }).of(code) ?? code;

/** A stated level of language as it is called. */
export const levelName = (level: Applicant['level'], t: Strings): string =>
  level === 'native'
    ? t.eligibility.levelNative
    : level === 'unknown'
      ? t.eligibility.levelUnknown
      : level;

/** What the verdict over all means for a programme, in one sentence. */
export function overall(
  { verdict }: Pick<Eligibility, 'verdict'>,
  title: string,
  { eligibility: t }: Strings,
): string {
  return verdict === 'met'
    ? format(t.overallMet, { title })
    : verdict === 'missing'
      ? t.overallMissing
      : t.overallAsk;
}

/** Why a criterion is judged as it is; empty where the programme asks for nothing. */
export function criterionReason(
  { name, verdict }: Criterion,
  { way }: Pick<Eligibility, 'way'>,
  said: Applicant,
  lang: Lang,
  strings: Strings,
): string {
  const { eligibility: t } = strings;
  if (!way) return '';
  switch (name) {
    case 'qualification': {
      // Where every one fulfils it, none is required, as its own words say.
      const isRequired = !qualifications.every((every) => way.accepts.includes(every));
      const required = isRequired
        ? format(t.reasonQualification, { value: way.qualification })
        : way.qualification;
      return verdict === 'ask' ? `${required}. ${t.reasonQualificationAsk}` : required;
    }
    case 'country':
      return format(verdict === 'ask' ? t.reasonCountry : t.reasonCountryMet, {
        country: countryName(said.country, lang),
      });
    case 'language':
      if (!way.language_level) return t.reasonLanguageNone;
      if (verdict === 'ask') return t.reasonLanguageAsk;
      return format(t.reasonLanguage, {
        required: requiredLevel(way) ?? way.language_level,
        given: levelName(said.level, strings),
      });
    case 'age':
      return way.minimum_age === undefined ? '' : format(t.reasonAge, { n: way.minimum_age });
  }
}

/** Another way in that the qualification fulfils, and what it still needs; empty without one. */
export function secondWaySentence(
  { secondWay }: Eligibility,
  said: Applicant,
  lang: Lang,
  strings: Strings,
): string {
  if (!secondWay) return '';
  const { way, criteria } = secondWay;
  const open = criteria.filter(({ verdict }) => verdict !== 'met');
  return [
    format(strings.eligibility.secondWay, { value: way.qualification }),
    ...open.map((criterion) => criterionReason(criterion, secondWay, said, lang, strings)),
  ].join(' ');
}

/**
 * The next start that can be reached, in a sentence; empty where the qualification is missing, and
 * nobody can say.
 */
export function intakeSentence(
  { intake, criteria, verdict }: Eligibility,
  lang: Lang,
  { eligibility: t }: Strings,
): string {
  if (
    criteria.some(
      (criterion) => criterion.name === 'qualification' && criterion.verdict === 'missing',
    )
  )
    return '';
  if (!intake) return t.noIntake;
  const day = dayFormat(lang);
  const sentence = format(t.reachableIntake, { date: day.format(new Date(intake.date)) });
  return verdict === 'missing' ? `${sentence} ${t.reachableLater}` : sentence;
}
