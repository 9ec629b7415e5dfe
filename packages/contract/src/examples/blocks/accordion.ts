import type { BlockExamples } from '../kit.ts';
import { anchor, bullets, paragraph, richText } from '../lexical.ts';

export const accordion: BlockExamples<'accordion'> = {
  plain: {
    type: 'accordion',
    field_items: [
      {
        field_title: 'Is there a car park?',
        field_text: richText(paragraph('No. There are no cars.')),
      },
    ],
  },
  full: {
    type: 'accordion',
    field_pretitle: 'Good to know',
    field_title: 'Questions families ask us',
    field_anchor: 'questions',
    is_faq: true,
    field_items: [
      {
        field_title: 'What does a year cost, all in?',
        field_text: richText(
          paragraph(
            'Between CHF 38,000 and CHF 52,000, board and insurance included. The ',
            anchor('fee table', '/fees/'),
            ' shows every line.',
          ),
        ),
      },
      {
        field_title: 'Can I work beside my studies?',
        field_text: richText(
          paragraph('Yes, up to fifteen hours a week:'),
          bullets('in the school hotel', 'in the village', 'online'),
        ),
      },
      {
        field_title: 'Do I need German?',
        field_text: richText(paragraph('Not for the lectures. For the bakery, a little.')),
      },
      {
        field_title:
          'What happens if my visa comes late, the semester has begun, and the room that I reserved in the spring is already taken by another student?',
        field_text: '<p>You start in the next intake; the deposit moves with you.</p>',
      },
    ],
  },
  arabic: {
    type: 'accordion',
    field_title: 'أسئلة تطرحها العائلات',
    is_faq: true,
    field_items: [
      {
        field_title: 'كم تبلغ تكلفة السنة كاملة؟',
        field_text: richText(paragraph('بين 38,000 و52,000 فرنك سويسري، شاملة السكن والتأمين.')),
      },
      {
        field_title: 'هل يمكنني العمل أثناء الدراسة؟',
        field_text: richText(paragraph('نعم، حتى خمس عشرة ساعة في الأسبوع.')),
      },
    ],
  },
};
