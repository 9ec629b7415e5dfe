import type { BlockExamples } from '../kit.ts';

export const timeline: BlockExamples<'timeline'> = {
  plain: { type: 'timeline', field_items: [{ label: '1904', field_title: 'The hotel opens' }] },
  full: {
    type: 'timeline',
    field_pretitle: 'Admission',
    field_title: 'From form to first day',
    field_items: [
      {
        label: 'Day 1',
        field_title: 'You write',
        field_text: 'Ten minutes, no fee, no documents yet.',
      },
      {
        label: 'Day 3',
        field_title: 'We call',
        field_text: 'A person from admissions, in your language where we speak it.',
      },
      {
        label: 'Week 3',
        field_title: 'You hear from us',
        field_text: 'Yes, no, or what is missing. Never silence.',
      },
      { label: 'Week 12', field_title: 'Visa' },
      {
        label: '8 February',
        field_title: 'First breakfast shift',
        field_text: 'Starts at 05:40. The view is included.',
      },
    ],
  },
  arabic: {
    type: 'timeline',
    field_title: 'من الاستمارة إلى اليوم الأول',
    field_items: [
      { label: 'اليوم 1', field_title: 'تكتب إلينا', field_text: 'عشر دقائق، بلا رسوم.' },
      { label: 'اليوم 3', field_title: 'نتصل بك', field_text: 'شخص من قسم القبول.' },
      { label: 'الأسبوع 3', field_title: 'تسمع قرارنا' },
    ],
  },
};
