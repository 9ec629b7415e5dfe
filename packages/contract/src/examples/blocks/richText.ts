import type { BlockExamples } from '../kit.ts';
import {
  anchor,
  bullets,
  heading,
  numbers,
  paragraph,
  quotation,
  richText,
  rule,
  table,
  words,
} from '../lexical.ts';

export const rich_text: BlockExamples<'rich_text'> = {
  plain: {
    type: 'rich_text',
    field_text: richText(
      paragraph('We teach what a guest notices, and the bookkeeping behind it.'),
    ),
  },
  full: {
    type: 'rich_text',
    field_pretitle: 'Admission',
    field_title: 'What we ask of you',
    field_anchor: 'admission',
    field_text: richText(
      paragraph(
        'A school certificate, English at ',
        words('B2', 1),
        ', and a reason. ',
        anchor('Write to admissions', '/contact'),
        ' if one of them is missing.',
      ),
      heading('h2', 'Before you apply'),
      bullets(
        'Read the fee table to the last line',
        'Talk to a student, not only to us',
        'Come for a night in the school hotel',
      ),
      heading('h3', 'In this order'),
      numbers('Send the form', 'Send your certificates', 'Have a conversation of thirty minutes'),
      quotation('I came for the mountains and stayed for the accounting.'),
      heading('h2', 'Deadlines'),
      table(
        ['Intake', 'Deadline', 'Seats'],
        ['February 2027', '15 December 2026', 'Few left'],
        ['August 2027', '30 June 2027', 'Open'],
      ),
      rule(),
      paragraph('Deadlines end at midnight in Switzerland.'),
    ),
  },
  arabic: {
    type: 'rich_text',
    field_pretitle: 'القبول',
    field_title: 'ما نطلبه منك',
    field_text: richText(
      paragraph(
        'شهادة مدرسية، ولغة إنجليزية بمستوى B2، وسبب. ',
        anchor('راسل قسم القبول', '/contact'),
        ' إن كان أحدها ناقصاً.',
      ),
      heading('h2', 'قبل أن تتقدم'),
      bullets('اقرأ جدول الرسوم حتى آخر سطر', 'تحدّث إلى طالب، لا إلينا فقط'),
    ),
  },
  foreign: {
    type: 'rich_text',
    field_title: 'From a foreign backend',
    field_text:
      '<h1>A heading that is too high</h1><p style="color:red" onclick="steal()">Text with <a href="/programs">a link</a>, <a href="javascript:alert(1)">a trap</a> and <strong>weight</strong>.</p><script>alert(1)</script><table><tr><th>Fee</th><td>CHF 400</td></tr></table><iframe src="https://example.org/"></iframe>',
  },
};
