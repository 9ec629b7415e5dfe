import { type BlockExamples, portrait } from '../kit.ts';

export const quote: BlockExamples<'quote'> = {
  plain: {
    type: 'quote',
    field_text: 'A full house is not a plan. It is a Tuesday that went well.',
  },
  full: {
    type: 'quote',
    field_text:
      'In week three I carried eleven plates and dropped none. In week four I understood why that was the easy part.',
    field_author: 'Ilse Ammann-Okoro',
    field_role: 'Third semester, hotel management',
    image: portrait('suite', 'A student by a window'),
    field_tone: 'brand',
  },
  arabic: {
    type: 'quote',
    field_text:
      'في الأسبوع الثالث حملت أحد عشر طبقاً ولم أُسقط أياً منها. وفي الرابع فهمت لماذا كان ذلك هو الجزء السهل.',
    field_author: 'إلزه أمان أوكورو',
    field_role: 'الفصل الثالث، إدارة الفنادق',
  },
};
