import { type BlockExamples, picture, portrait } from '../kit.ts';

const items = [
  {
    field_title: 'Study',
    field_text: 'Nine programmes, from eleven months to three and a half years.',
    image: picture('lecture-hall', 'A lecture hall'),
    link: { url: '/programs/', title: 'Discover programs' },
  },
  {
    field_title: 'Live',
    field_text: 'Four campuses, none of them further than a walk from water.',
    image: picture('lake-morning', 'Lake Thun before sunrise'),
    link: { url: '/campuses/', title: 'Learn more' },
  },
  {
    field_title: 'Work',
    field_text: 'Two paid internships, and a careers desk that answers the phone.',
    image: portrait('night-city', 'Windows of a hotel at night'),
    link: { url: '/careers/', title: 'Learn more' },
  },
  {
    field_title: 'Afford',
    field_text: 'All costs on one page, semester by semester.',
    link: { url: '/fees/', title: 'See the fees' },
  },
];

export const cards: BlockExamples<'cards'> = {
  plain: {
    type: 'cards',
    field_items: [
      {
        field_title: 'Study',
        field_text: 'Nine programmes.',
        link: { url: '/programs/', title: 'Discover programs' },
      },
    ],
  },
  full: {
    type: 'cards',
    field_pretitle: 'Start here',
    field_title: 'Four questions that everybody asks',
    field_text: 'Short answers, with a door behind each.',
    field_items: items,
    field_variant: 'grid',
  },
  arabic: {
    type: 'cards',
    field_title: 'أربعة أسئلة يطرحها الجميع',
    field_items: [
      {
        field_title: 'الدراسة',
        field_text: 'تسعة برامج، من أحد عشر شهراً إلى ثلاث سنوات ونصف.',
        image: picture('lecture-hall', 'قاعة محاضرات'),
        link: { url: '/programs/', title: 'اكتشف البرامج' },
      },
      {
        field_title: 'السكن',
        field_text: 'أربعة مواقع قريبة من الماء.',
        image: picture('lake-morning', 'بحيرة تون قبل الشروق'),
        link: { url: '/campuses/', title: 'اعرف المزيد' },
      },
      {
        field_title: 'العمل',
        field_text: 'فترتا تدريب مدفوعتا الأجر.',
        link: { url: '/careers/', title: 'اعرف المزيد' },
      },
    ],
    field_variant: 'grid',
  },
  rail: {
    type: 'cards',
    field_title: 'On the way',
    field_items: [...items, ...items],
    field_variant: 'rail',
  },
  index: {
    type: 'cards',
    field_pretitle: 'Index',
    field_title: 'Everything, in order',
    field_items: items,
    field_variant: 'index',
    field_tone: 'tint',
  },
  many: {
    type: 'cards',
    field_title: 'Seventeen',
    field_items: Array.from({ length: 17 }, (_, index) => ({
      field_title: `Card ${index + 1}`,
      ...(index % 3 ? { image: picture('alps-dawn', '') } : {}),
    })),
  },
};
