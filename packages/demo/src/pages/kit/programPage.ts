import { loadTexts } from '../../loadTexts.ts';
import type { L10n, SeedBlock, SeedPage } from '../../types.ts';
import type { Scene } from './scenes.ts';
import { pic } from './text.ts';

const t = loadTexts('pages/kit/programPage');

type Facts = NonNullable<SeedPage['program']>;

interface ProgramInput extends Omit<Facts, 'languages' | 'accreditation'> {
  alias: string;
  title: L10n;
  lead: L10n;
  body: L10n;
  hero: Scene;
  credential: L10n;
  /** Mode of study in words. */
  modeLabel: L10n;
  workload: L10n;
  blocks: SeedBlock[];
  pretitle?: L10n;
  languages?: string[];
  accreditation?: string[];
}

/**
 * A programme's page on its school's site and on the group's. The schema fields (spec §3) repeat
 * what the page says; `field_price` stays empty here, because the backend works it out from the
 * fees.
 */
export function programPage(input: ProgramInput): SeedPage {
  const {
    alias,
    title,
    lead,
    body,
    hero,
    credential,
    modeLabel,
    workload,
    blocks,
    pretitle = credential,
    ...facts
  } = input;
  const prerequisites = facts.requirements[0]?.qualification;
  return {
    type: 'program',
    alias: `/programs/${alias}/`,
    brands: ['SEG', facts.school],
    title,
    field_pretitle: pretitle,
    field_lead: lead,
    body,
    hero: pic(hero),
    metatag: { description: lead },
    program: {
      languages: ['en'],
      accreditation: ['Alpine Council for Higher Education', 'Lake Quality Mark 2026'],
      ...facts,
    },
    schema: {
      field_schema_title: title,
      field_schema_description: lead,
      ...(prerequisites && { field_program_prerequisites: prerequisites }),
      field_edu_credential_awarded: credential,
      field_course_mode: modeLabel,
      field_course_workload: workload,
    },
    blocks,
  };
}

/** Workload in credits and hours a week. */
export const credits = (ects: number, hours: number): L10n => t('credits', { ects, hours });

/** Workload in hours a week. */
export const hours = (count: number): L10n => t('hours', { count });
