import type { L10n, SeedBlock, SeedPage } from '../../types.ts';
import { labels } from './labels.ts';
import type { Scene } from './scenes.ts';
import { link, pic } from './text.ts';

interface ListText {
  title: L10n;
  lead: L10n;
  scene: Scene;
}

interface ListInput {
  brand: string;
  /** Absent on the group's site, which lists all schools. */
  schools?: string[];
  programs: ListText & { variant: 'cards' | 'table'; extra: SeedBlock[] };
  campuses: ListText & { extra: SeedBlock[] };
  news: ListText;
  events: ListText & { openDay: { url: string; title: L10n } };
}

/** The pages /programs/, /campuses/, /news/ and /events/ of a brand. */
export function listPages(input: ListInput): SeedPage[] {
  const { brand, programs, campuses, news, events } = input;
  const query = input.schools ? { schools: input.schools } : {};
  const places = { schools: input.schools ?? ['HIM', 'SHMS', 'CAA', 'CR'] };
  const page = (alias: string, text: ListText, blocks: SeedBlock[]): SeedPage => ({
    type: 'lego_page',
    alias,
    brands: [brand],
    title: text.title,
    field_lead: text.lead,
    hero: pic(text.scene),
    metatag: { description: text.lead },
    blocks,
  });
  return [
    page('/programs/', programs, [
      {
        type: 'program_list',
        query,
        field_variant: programs.variant,
        field_link: link('/compare/', labels.compare),
      },
      ...programs.extra,
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: labels.contact,
        field_links: [link('/contact/', labels.contact), link('/brochure/', labels.brochure)],
      },
    ]),
    page('/campuses/', campuses, [{ type: 'campus_list', query: places }, ...campuses.extra]),
    page('/news/', news, [{ type: 'news_list', query, field_variant: 'archive' }]),
    page('/events/', events, [
      { type: 'event_list', query },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: labels.visit,
        field_links: [
          link('/visit/', labels.visit),
          link(events.openDay.url, events.openDay.title),
        ],
      },
    ]),
  ];
}
