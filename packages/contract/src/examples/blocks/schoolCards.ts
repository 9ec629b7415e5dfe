import { type BlockExamples, picture } from '../kit.ts';

export const school_cards: BlockExamples<'school_cards'> = {
  plain: {
    type: 'school_cards',
    field_items: [
      {
        school: 'HIM',
        title: 'Hotel Institute Mürren',
        link: { url: 'http://him.localhost:3000/en/', title: 'Visit HIM' },
      },
    ],
  },
  full: {
    type: 'school_cards',
    field_pretitle: 'One group',
    field_title: 'Four schools, four lakes and mountains',
    field_text: 'Each school has its own trade, its own house and its own view.',
    field_items: [
      {
        school: 'CR',
        title: 'College Rigi',
        place: 'Weggis, Lake Lucerne',
        field_text: 'Business and hospitality, for people who like spreadsheets and guests.',
        image: picture('lake-steamer', 'A paddle steamer on Lake Lucerne'),
        link: { url: 'http://cr.localhost:3000/en/', title: 'Visit College Rigi' },
      },
      {
        school: 'CAA',
        title: 'Culinary Academy Ascona',
        place: 'Ascona, Lake Maggiore',
        field_text: 'Kitchen and pastry under palm trees.',
        image: picture('terrace-evening', 'A terrace by Lake Maggiore'),
        link: { url: 'http://caa.localhost:3000/en/', title: 'Visit the academy' },
      },
      {
        school: 'HIM',
        title: 'Hotel Institute Mürren',
        place: 'Mürren, Bernese Alps',
        field_text: 'A school hotel in a village without cars.',
        image: picture('facade-chalet', 'Mürren on its cliff'),
        link: { url: 'http://him.localhost:3000/en/', title: 'Visit the institute' },
      },
      {
        school: 'SHMS',
        title: 'Seeblick Hotel Management School',
        place: 'Spiez, Lake Thun',
        field_text: 'Management in an old palace hotel.',
        image: picture('facade-palace', 'A palace hotel above Lake Thun'),
        link: { url: 'http://shms.localhost:3000/en/', title: 'Visit Seeblick' },
      },
    ],
  },
  arabic: {
    type: 'school_cards',
    field_title: 'أربع مدارس، أربع بحيرات وجبال',
    field_items: [
      {
        school: 'HIM',
        title: 'معهد مورين الفندقي',
        place: 'مورين، جبال الألب',
        field_text: 'فندق مدرسي في قرية بلا سيارات.',
        image: picture('facade-chalet', 'مورين'),
        link: { url: 'http://him.localhost:3000/ar/', title: 'زيارة المعهد' },
      },
      {
        school: 'CAA',
        title: 'أكاديمية أسكونا للطهي',
        place: 'أسكونا، بحيرة ماجوري',
        link: { url: 'http://caa.localhost:3000/ar/', title: 'زيارة الأكاديمية' },
      },
    ],
  },
};
