import type { L10n, SeedBlock, SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import type { Scene } from '../kit/scenes.ts';
import { link, pic } from '../kit/text.ts';

interface SchoolInput {
  code: string;
  title: L10n;
  pretitle: L10n;
  lead: L10n;
  hero: Scene;
  campus: string;
  /** Blocks between the opening and the programmes. */
  blocks: SeedBlock[];
  programsTitle: L10n;
  variant: 'cards' | 'table';
  openDay: { url: string; title: L10n };
}

/** A school's page on the group's site (type `school`). */
export function schoolPage(input: SchoolInput): SeedPage {
  const { code, title, pretitle, lead, hero, campus, blocks, programsTitle, variant, openDay } =
    input;
  return {
    type: 'school',
    alias: `/schools/${code.toLowerCase()}/`,
    brands: ['SEG'],
    title,
    field_pretitle: pretitle,
    field_lead: lead,
    hero: pic(hero),
    metatag: { description: lead },
    blocks: [
      ...blocks,
      {
        type: 'program_list',
        field_title: programsTitle,
        query: { schools: [code] },
        field_variant: variant,
        field_link: link('/programs/', labels.allPrograms),
      },
      {
        type: 'news_list',
        field_title: labels.news,
        query: { schools: [code], limit: 3 },
        field_variant: 'grid',
        field_link: link('/news/', labels.allNews),
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: labels.visit,
        field_links: [link(campus, labels.seeCampus), link(openDay.url, openDay.title)],
      },
    ],
  };
}
