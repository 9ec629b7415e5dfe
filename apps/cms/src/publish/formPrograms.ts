import { createHash } from 'node:crypto';
import { brandByCode } from '@concierge/brands/registry';
import type { FormField } from '@concierge/contract/form';
import { openIntakes } from '@concierge/contract/intake';
import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { inEachLanguage } from '../i18n/inEachLanguage.ts';
import { maxPrograms, publishPrograms } from './lists/lists.ts';
import type { Publishing } from './publishing.ts';

/** Editors number their groups to 99; those made of facts come after them. */
const firstGroup = 101;

/** What the forms of one answer offer: many forms of a brand ask for the same programmes. */
const offers = new WeakMap<Publishing, ReturnType<typeof loadProgramOffer>>();

/**
 * Fills in a form's programmes and start dates from the facts (spec §10.35): every programme of the
 * brand as an option, and an `intake_select` for each set of dates that programmes have in common.
 * `digest` changes with them; it is absent where the form asks for no programme.
 */
export async function offerPrograms(
  p: Publishing,
  fields: readonly FormField[],
): Promise<{ fields: FormField[]; digest?: string }> {
  if (!fields.some(({ type }) => type === 'program_select')) return { fields: [...fields] };
  const ready = offers.get(p);
  const offer = ready ?? loadProgramOffer(p);
  if (!ready) offers.set(p, offer);
  const { sets, options } = await offer;
  const filled = fields.flatMap((field): FormField[] => {
    // Nobody could choose, and a form that asks for it could not be sent.
    if (field.type === 'program_select') return options.length > 0 ? [{ ...field, options }] : [];
    if (field.type !== 'intake_select') return [field];
    return sets.map(({ group, intakes }) => ({
      ...field,
      name: `${field.name}_${group}`,
      sent_as: field.name,
      group,
      options: intakes.map(({ date, application_deadline }) => ({
        value: date,
        label: longDate(date, p.textLang),
        groups: [],
        until: application_deadline,
      })),
    }));
  });
  return { fields: filled, digest: fieldsDigest(filled) };
}

/** The programmes of a brand as options, and the sets of start dates that they have in common. */
async function loadProgramOffer(p: Publishing) {
  const programs = await publishPrograms(p, { limit: maxPrograms });
  const english =
    p.textLang === defaultLang
      ? programs
      : await publishPrograms({ ...p, textLang: defaultLang }, { limit: maxPrograms });
  const titles = new Map(english.map(({ id, title }) => [id, title]));
  const today = swissDay(p.now);
  const programIntakes = ({ facts }: ProgramTeaser) => openIntakes(facts.intakes, today);
  const byDates = Map.groupBy(programs, (program) => JSON.stringify(programIntakes(program)));
  const sets = [...byDates.values()].map((sharing, index) => ({
    group: firstGroup + index,
    intakes: sharing[0] ? programIntakes(sharing[0]) : [],
    programs: new Set(sharing),
  }));
  const isGroup = brandByCode(p.brand)?.isMicrosite === false;
  const options = programs.map((program) => ({
    value: program.id ?? program.alias,
    label: isGroup ? `${program.title} · ${schoolName(program)}` : program.title,
    groups: sets.flatMap(({ group, programs: of }) => (of.has(program) ? [group] : [])),
    program: {
      alias: program.alias,
      title: titles.get(program.id) ?? program.title,
      school: program.facts.school,
      level: program.facts.level,
    },
  }));
  return { sets, options };
}

const schoolName = ({ facts }: ProgramTeaser): string =>
  brandByCode(facts.school)?.name ?? facts.school;

const longDates = inEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
const longDate = (date: string, lang: Lang): string => longDates[lang].format(new Date(date));

const fieldsDigest = (fields: readonly FormField[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 10);
