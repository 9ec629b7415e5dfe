import type { pages as english } from '../es/pages.ts';
import type { Words } from '../types.ts';

/** تسميات النماذج ومحركات البحث والوسائط والحملات. */
export const pages = {
  'The event that this page announces.': 'الفعالية التي تعلن عنها هذه الصفحة.',
  'Event type': 'نوع الفعالية',
  'Text above the form': 'النص فوق النموذج',
  'Application text': 'نص التقديم',
  'Frame instead of a form': 'إطار بدل النموذج',
  "The page's title stands in.": 'إن تُرك فارغًا استُخدم عنوان الصفحة.',
  'The lead stands in.': 'إن تُرك فارغًا استُخدمت الفقرة التمهيدية.',
  Robots: 'روبوتات البحث',
  'May be found (index)': 'يمكن العثور عليها (index)',
  'Not to be found (noindex)': 'لا يُعثر عليها (noindex)',
  'noindex keeps the page out of search engines and the sitemap.':
    'noindex يُبقي الصفحة خارج محركات البحث وخريطة الموقع.',
  'What the picture shows, for people who do not see it; of a film or document, what it is.':
    'ما تُظهره الصورة لمن لا يراها؛ وللفيلم أو المستند: ما هو.',
  'Whose work it is': 'صاحب العمل',
  'Who made it, and the licence or contract.': 'من صنعه، والرخصة أو العقد.',
  'May be shown until': 'يمكن عرضه حتى',
  'Thirty days before, it is on the first page of its editors.':
    'يظهر قبل ذلك بثلاثين يومًا في الصفحة الأولى لمحرريه.',
  'Average colour': 'متوسط اللون',
  'Painted while the picture loads.': 'يُلوَّن به المكان أثناء تحميل الصورة.',
  'File type': 'نوع الملف',
  'Id in the CRM': 'المعرّف في CRM',
  'Enquiries name the event by it. Leave what stands here if the CRM has none yet.':
    'تُسمّي الاستفساراتُ الفعاليةَ به. اترك ما هو مكتوب هنا إن لم يكن لدى نظام CRM معرّف بعد.',
  'No longer listed; calendars learn of it.': 'لا تظهر في القوائم، وتُبلَّغ بها التقاويم.',
  'Address of its page': 'رابط صفحتها',
  "Path of the event's page without language.": 'مسار صفحة الفعالية دون اللغة.',
  'Date in words': 'التاريخ بالكلمات',
  'For the CRM': 'لنظام CRM',
  Territory: 'المنطقة',
  Region: 'الإقليم',
  'Name of the territory': 'اسم المنطقة',
  'Contact person': 'جهة الاتصال',
  "Contact's e-mail": 'البريد الإلكتروني لجهة الاتصال',
  Documents: 'المستندات',
  'Goes live at': 'يُنشر في',
} as const satisfies Words<typeof english>;
