import type { BlockExamples } from '../kit.ts';

export const stats: BlockExamples<'stats'> = {
  plain: { type: 'stats', field_items: [{ value: '1,638 m', label: 'above the sea' }] },
  full: {
    type: 'stats',
    field_pretitle: 'In figures',
    field_title: 'Small on purpose',
    field_items: [
      {
        value: '310',
        label: 'students',
        field_text: 'from 47 countries, none of which sends more than 30',
      },
      {
        value: '94 %',
        label: 'employed',
        field_text: 'six months after graduation, class of 2025',
      },
      { value: '16', label: 'to a class' },
      { value: '2 × 6', label: 'months of paid internship' },
    ],
    field_tone: 'ink',
  },
  arabic: {
    type: 'stats',
    field_title: 'صغيرة عن قصد',
    field_items: [
      { value: '310', label: 'طلاب', field_text: 'من 47 دولة' },
      { value: '94٪', label: 'يعملون', field_text: 'بعد ستة أشهر من التخرج' },
      { value: '16', label: 'في الصف الواحد' },
    ],
  },
};
