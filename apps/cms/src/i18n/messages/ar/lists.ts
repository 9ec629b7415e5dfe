import type { lists as english } from '../es/lists.ts';
import type { Words } from '../types.ts';

/** تسميات الكتل التي تسرد الصفحات والفعاليات. */
export const lists = {
  'List of programmes': 'قائمة برامج',
  'Lists of programmes': 'قوائم برامج',
  'List of news': 'قائمة أخبار',
  'Lists of news': 'قوائم أخبار',
  'List of campuses': 'قائمة مواقع الدراسة',
  'Lists of campuses': 'قوائم مواقع الدراسة',
  'List of events': 'قائمة فعاليات',
  'Lists of events': 'قوائم فعاليات',
  'What to list': 'ما يُعرض',
  Schools: 'المدارس',
  'All that the site shows where empty.': 'إن تُرك فارغًا: كل ما يعرضه الموقع.',
  Levels: 'المستويات',
  Subjects: 'التخصصات',
  Categories: 'الفئات',
  Kinds: 'الأنواع',
  'At most': 'بحد أقصى',
  'Link to all': 'رابط إلى الكل',
  Table: 'جدول',
  'One large, others beside it': 'خبر كبير والبقية بجانبه',
  'Lines by date': 'أسطر حسب التاريخ',
} as const satisfies Words<typeof english>;
