import { type BlockExamples, embedItem, filmItem, imageItem, picture, portrait } from '../kit.ts';

export const hero: BlockExamples<'hero'> = {
  plain: {
    type: 'hero',
    field_title: 'Learn hospitality where guests arrive by cable car',
    field_variant: 'plain',
  },
  full: {
    type: 'hero',
    field_pretitle: 'Mürren, 1,638 m',
    field_title: 'Run a hotel before you graduate',
    field_text:
      'Seven semesters, two paid internships and a school hotel that is open 300 nights a year.',
    field_media: imageItem(
      picture('facade-chalet', 'The village of Mürren on its cliff above the valley', {
        focalX: 65,
        focalY: 40,
      }),
    ),
    field_links: [
      { url: '/programs/', title: 'Discover programs' },
      { url: '/visit/', title: 'Take a virtual visit' },
    ],
    field_variant: 'poster',
  },
  arabic: {
    type: 'hero',
    field_pretitle: 'مورين، 1638 متراً',
    field_title: 'أدِر فندقاً قبل أن تتخرج',
    field_text:
      'سبعة فصول دراسية، وفترتا تدريب مدفوعتا الأجر، وفندق مدرسي يستقبل ضيوفه ثلاثمئة ليلة في السنة.',
    field_media: imageItem(
      picture('facade-chalet', 'قرية مورين على حافة الجرف', { focalX: 65, focalY: 40 }),
    ),
    field_links: [{ url: '/programs/', title: 'اكتشف البرامج' }],
    field_variant: 'poster',
  },
  split: {
    type: 'hero',
    field_pretitle: 'Culinary Arts',
    field_title: 'Cook first, explain later',
    field_text: 'Eleven months at the stove with a class of sixteen.',
    field_media: imageItem(portrait('kitchen-copper', 'Copper pans above a stove')),
    field_links: [{ url: '/apply/', title: 'Apply now' }],
    field_variant: 'split',
  },
  stage: {
    type: 'hero',
    field_pretitle: 'Film',
    field_title: 'One morning by the lake',
    field_media: filmItem('lake-morning', picture('lake-morning', 'Lake Thun before sunrise')),
    field_tone: 'ink',
    field_variant: 'stage',
  },
  long: {
    type: 'hero',
    field_pretitle: 'Eine sehr lange Vorzeile, die eigentlich niemand schreiben sollte',
    field_title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter and everything else that a headline of 140 characters asks of it',
    field_media: embedItem(
      'https://vimeo.com/76979871',
      portrait('night-city', 'Windows of a hotel at night'),
    ),
    field_links: [
      {
        url: '/programs/',
        title: 'Discover all of our programmes in hospitality, business and culinary arts',
      },
      { url: '/contact/', title: 'Talk to admissions' },
    ],
    field_variant: 'poster',
  },
};
