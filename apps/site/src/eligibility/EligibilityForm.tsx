import {
  type ApplicantField,
  type ApplicantReading,
  ages,
  statedLevels,
  statedQualifications,
} from '@concierge/contract/applicant';
import type { ProgramFacts } from '@concierge/contract/program';
import type { ReactNode } from 'react';
import type { PageContext } from '../content/pageContext.ts';
import { countriesIn } from '../forms/state/countries.ts';
import { comma } from '../i18n/comma.ts';
import { format } from '../i18n/format.ts';
import { languageName } from '../i18n/languageName.ts';
import { localeByLang } from '../i18n/locale.ts';
import { siteLink } from '../routing/link.ts';
import { SubmitButton } from '../ui/Button.tsx';
import styles from './Eligibility.module.css';
import { levelName } from './words.ts';

interface Props {
  readonly context: PageContext;
  readonly facts: ProgramFacts;
  readonly alias: string;
  readonly reading: ApplicantReading | undefined;
}

/** The four questions; what was typed stays, and what can't be read has a sentence beside it. */
export function EligibilityForm({ context: { lang, t }, facts, alias, reading }: Props) {
  const { eligibility: messages } = t;
  const language = facts.languages
    .map((code) => languageName(code, localeByLang[lang]))
    .join(comma(lang));
  const problem = (name: ApplicantField) =>
    reading?.problems.includes(name) ? format(messages.problems[name], ages) : undefined;
  const typed = (name: ApplicantField) => reading?.typed[name] ?? '';
  const control = (name: ApplicantField) => ({
    id: `eligibility-${name}`,
    name,
    required: true,
    'aria-invalid': problem(name) ? true : undefined,
    'aria-describedby': problem(name) ? `eligibility-${name}-error` : undefined,
  });
  const select = (
    name: ApplicantField,
    label: string,
    placeholder: string,
    options: readonly (readonly [string, string])[],
  ) => {
    const value =
      options.find(([code]) => code === typed(name) || code === typed(name).toUpperCase())?.[0] ??
      '';
    return (
      <Question name={name} label={label} problem={problem(name)}>
        <select {...control(name)} defaultValue={value}>
          <option value="">{placeholder}</option>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      </Question>
    );
  };
  const countries = countriesIn(lang).map(({ code, name }) => [code, name] as const);
  const levels = statedLevels.map((level) => [level, levelName(level, t)] as const);
  return (
    <form
      className={styles['form']}
      method="get"
      action={`${siteLink(alias, lang)}#eligibility`}
      data-noprint
    >
      {select('country', messages.country, t.form.chooseCountry, countries)}
      {select(
        'qualification',
        messages.qualification,
        messages.chooseQualification,
        statedQualifications.map((name) => [name, messages.qualifications[name]]),
      )}
      {select('level', format(messages.languageLevel, { language }), messages.chooseLevel, levels)}
      <Question name="age" label={messages.age} problem={problem('age')}>
        <input
          {...control('age')}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed('age')}
        />
      </Question>
      <SubmitButton>{messages.check}</SubmitButton>
    </form>
  );
}

interface QuestionProps {
  readonly name: ApplicantField;
  readonly label: string;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

const Question = ({ name, label, problem, children }: QuestionProps) => (
  <p className={styles['question']} data-invalid={problem ? '' : undefined}>
    <label htmlFor={`eligibility-${name}`}>{label}</label>
    {children}
    {problem ? (
      <span className={styles['problem']} id={`eligibility-${name}-error`}>
        {problem}
      </span>
    ) : null}
  </p>
);
