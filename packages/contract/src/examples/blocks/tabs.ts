import { type BlockExamples, picture } from '../kit.ts';
import { bullets, paragraph, richText } from '../lexical.ts';

export const tabs: BlockExamples<'tabs'> = {
  plain: {
    type: 'tabs',
    field_items: [
      { field_title: 'Semester 1', field_text: richText(paragraph('Kitchen and service.')) },
    ],
  },
  full: {
    type: 'tabs',
    field_pretitle: 'Curriculum',
    field_title: 'Seven semesters',
    field_anchor: 'semesters',
    field_items: [
      {
        field_title: 'Semester 1',
        field_text: richText(
          paragraph('You cook, serve, clean and count.'),
          bullets('Kitchen practice', 'Rooms division', 'Business mathematics'),
        ),
        image: picture('kitchen-copper', 'Copper pans'),
      },
      {
        field_title: 'Semester 2',
        field_text: richText(
          paragraph('First paid internship, anywhere that passes our inspection.'),
        ),
      },
      {
        field_title: 'Semester 3',
        field_text: richText(paragraph('Revenue management, guest psychology, accounting.')),
        image: picture('lecture-hall', 'A lecture hall'),
      },
    ],
  },
  arabic: {
    type: 'tabs',
    field_title: 'سبعة فصول دراسية',
    field_items: [
      { field_title: 'الفصل 1', field_text: richText(paragraph('تطبخ وتخدم وتنظف وتحسب.')) },
      { field_title: 'الفصل 2', field_text: richText(paragraph('أول تدريب مدفوع الأجر.')) },
    ],
  },
};
