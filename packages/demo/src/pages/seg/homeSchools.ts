import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic } from '../kit/text.ts';

const t = loadTexts('pages/seg/homeSchools');

/** Start of the group’s home page: the four schools. */
export const segHomeSchools: SeedBlock[] = [
  {
    type: 'hero',
    field_variant: 'poster',
    field_tone: 'ink',
    field_title: t('four-schools-one-handshake'),
    field_text: t('mountain-village-palace'),
    field_media: { clip: 'lake-morning', poster: pic('lake-morning') },
    field_links: [link('/programs/', labels.allPrograms), link('/campuses/', labels.seeCampus)],
  },
  {
    type: 'school_cards',
    field_title: t('choose-place-then-subject'),
    field_items: [
      {
        school: 'HIM',
        title: t('hotel-institute-murren'),
        field_text: t('hotel-management-car-free'),
        place: t('murren-1-638-m'),
        image: pic('alps-dawn'),
        link: link('/schools/him/', labels.seeCampus),
      },
      {
        school: 'SHMS',
        title: t('seeblick-hotel-management-school'),
        field_text: t('leadership-events-finance-palace'),
        place: t('spiez-lake-thun'),
        image: pic('facade-palace'),
        link: link('/schools/shms/', labels.seeCampus),
      },
      {
        school: 'CAA',
        title: t('culinary-academy-ascona'),
        field_text: t('cooking-pastry-restaurants'),
        place: t('ascona-lake-maggiore'),
        image: pic('kitchen-copper'),
        link: link('/schools/caa/', labels.seeCampus),
      },
      {
        school: 'CR',
        title: t('college-rigi'),
        field_text: t('business-data-founding-chf'),
        place: t('weggis-lake-lucerne'),
        image: pic('facade-modern'),
        link: link('/schools/cr/', labels.seeCampus),
      },
    ],
  },
];
