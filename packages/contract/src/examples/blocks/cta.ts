import { type BlockExamples, picture } from '../kit.ts';

export const cta: BlockExamples<'cta'> = {
  plain: {
    type: 'cta',
    field_title: 'Come and see',
    field_links: [{ url: '/visit/', title: 'Book a visit' }],
  },
  full: {
    type: 'cta',
    field_pretitle: 'Next intake: 8 February',
    field_title: 'Stay one night. Then decide.',
    field_text:
      'Visitors sleep in the school hotel, eat with students and sit in on a lecture. It costs nothing but the train.',
    field_links: [
      { url: '/visit/', title: 'Book a visit' },
      { url: '/brochure/', title: 'Download the brochure' },
    ],
    image: picture('facade-palace', 'A palace hotel above the lake'),
    field_tone: 'brand',
  },
  arabic: {
    type: 'cta',
    field_pretitle: 'الدفعة القادمة: 8 فبراير',
    field_title: 'ابقَ ليلة، ثم قرّر',
    field_text: 'ينام الزوار في الفندق المدرسي ويأكلون مع الطلاب.',
    field_links: [{ url: '/visit/', title: 'احجز زيارة' }],
    field_tone: 'brand',
  },
};
