import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic } from '../kit/text.ts';

const t = loadTexts('pages/caa/homeOpening');

/** Start of the academy’s home page: what one learns to make here. */
export const caaHomeOpening: SeedBlock[] = [
  {
    type: 'hero',
    field_variant: 'stage',
    field_tone: 'ink',
    field_title: t('taste-first-talk-later'),
    field_text: t('thirty-hours-week-stove'),
    field_media: { clip: 'kitchen-pass', poster: pic('kitchen-pass') },
    field_links: [
      link('/programs/', labels.allPrograms),
      link('/culinary-open-day/', labels.culinaryDay),
    ],
  },
  {
    type: 'cards',
    field_variant: 'index',
    field_title: t('what-do-want-make'),
    field_items: [
      {
        field_title: t('sauces-people-finish-bread'),
        field_text: t('bachelor-culinary-arts-three'),
        link: link('/programs/bachelor-culinary-arts/', labels.seeProgram),
      },
      {
        field_title: t('chocolate-clean-snap'),
        field_text: t('diploma-pastry-chocolate-twelve'),
        link: link('/programs/diploma-pastry-and-chocolate/', labels.seeProgram),
      },
      {
        field_title: t('polenta-trout-rye-alps'),
        field_text: t('certificate-alpine-cooking-six'),
        link: link('/programs/certificate-alpine-cooking/', labels.seeProgram),
      },
      {
        field_title: t('restaurant-still-open-year'),
        field_text: t('master-culinary-business-twelve'),
        link: link('/programs/master-culinary-business/', labels.seeProgram),
      },
      {
        field_title: t('dinner-family-properly'),
        field_text: t('summer-lake-four-weeks'),
        link: link('/programs/summer-lake-kitchen/', labels.seeProgram),
      },
    ],
  },
  {
    type: 'quote',
    field_tone: 'brand',
    field_text: t('salt-question-keep-asking'),
    field_author: t('written-above-door-kitchen'),
  },
];
