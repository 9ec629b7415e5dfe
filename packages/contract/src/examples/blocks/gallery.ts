import { type BlockExamples, embedItem, imageItem, picture, portrait } from '../kit.ts';

const scenes = [
  'alps-dawn',
  'lake-morning',
  'cable-car',
  'terrace-evening',
  'kitchen-copper',
  'lecture-hall',
  'night-city',
];

export const gallery: BlockExamples<'gallery'> = {
  plain: {
    type: 'gallery',
    field_items: [imageItem(picture('lake-morning', 'Lake Thun before sunrise'))],
  },
  full: {
    type: 'gallery',
    field_pretitle: 'A year in pictures',
    field_title: 'Up here, the seasons are on the timetable',
    field_items: [
      imageItem(picture('alps-dawn', 'Ridges of the Bernese Alps at dawn'), {
        field_caption: 'September. First frost on the ridge.',
      }),
      imageItem(portrait('cable-car', 'A red gondola leaving the fog'), {
        field_caption: 'November. Fog below, sun above.',
      }),
      embedItem(
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        picture('terrace-evening', 'A terrace with lanterns'),
        {
          field_caption: 'June. The last dinner.',
        },
      ),
      imageItem(picture('lecture-hall', 'An empty lecture hall'), {
        field_caption: 'July. Nobody.',
      }),
    ],
    perPage: 2,
  },
  arabic: {
    type: 'gallery',
    field_title: 'سنة في صور',
    field_items: [
      imageItem(picture('alps-dawn', 'قمم جبال الألب عند الفجر'), {
        field_caption: 'سبتمبر: أول صقيع',
      }),
      imageItem(picture('lake-morning', 'بحيرة تون قبل الشروق'), {
        field_caption: 'مايو: ماء هادئ',
      }),
      imageItem(picture('terrace-evening', 'شرفة بالفوانيس'), {
        field_caption: 'يونيو: العشاء الأخير',
      }),
    ],
    perPage: 2,
  },
  pair: {
    type: 'gallery',
    field_items: [
      imageItem(picture('lake-sunset', 'A lake at sunset')),
      imageItem(picture('lake-fog', 'A lake in fog')),
    ],
    perPage: 2,
  },
  many: {
    type: 'gallery',
    field_items: Array.from({ length: 17 }, (_, index) =>
      imageItem(picture(scenes[index % scenes.length] ?? 'alps-dawn', `Picture ${index + 1}`)),
    ),
    perPage: 3,
  },
};
