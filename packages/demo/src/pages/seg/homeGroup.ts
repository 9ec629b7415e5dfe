import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/seg/homeGroup');

/** What the four schools share, on the group’s home page. */
export const segHomeGroup: SeedBlock[] = [
  {
    type: 'stats',
    field_tone: 'tint',
    field_title: t('together'),
    field_items: [
      stat(t('1-200'), t('students'), t('four-campuses-none-more')),
      stat('92', t('nationalities')),
      stat('20', t('programmes'), t('from-four-weeks-three')),
      stat(t('11-400'), t('graduates-108-countries')),
    ],
  },
  {
    type: 'program_list',
    field_title: t('six-bachelors-degrees'),
    field_text: t('fourteen-other-ways-begin'),
    query: { level: ['bachelor'], limit: 6 },
    field_link: link('/programs/', labels.allPrograms),
    field_variant: 'table',
  },
  {
    type: 'video',
    field_tone: 'ink',
    field_title: t('ten-seconds-before-service'),
    field_text: t('kitchen-1-ascona-thursday'),
    field_media: { clip: 'kitchen-pass', poster: pic('kitchen-pass') },
    upload_date: '2026-09-14',
    duration_seconds: 7,
  },
  {
    type: 'cards',
    field_variant: 'rail',
    field_title: t('what-all-four-share'),
    field_items: [
      {
        field_title: t('one-application'),
        field_text: t('apply-once'),
        image: pic('library'),
        link: link('/admissions/', labels.apply),
      },
      {
        field_title: t('paid-internships'),
        field_text: t('placement-office-eleven-people'),
        image: pic('train-viaduct'),
        link: link('/careers/', t('careers')),
      },
      {
        field_title: t('semester-elsewhere'),
        field_text: t('cook-ascona-then-count'),
        image: pic('train-station'),
        link: link('/student-life/', t('student-life')),
      },
      {
        field_title: t('friends-next-job'),
        field_text: t('11-400-graduates-63'),
        image: pic('night-city'),
        link: link('/alumni/', t('alumni')),
      },
    ],
  },
];
