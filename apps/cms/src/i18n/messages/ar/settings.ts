import type { settings as english } from '../es/settings.ts';
import type { Words } from '../types.ts';

/** تسميات عمليات إعادة التوجيه والإعدادات والبحث والمستخدمين. */
export const settings = {
  'Old path': 'المسار القديم',
  'Without language and query.': 'دون اللغة ودون معاملات الاستعلام.',
  'Leads to this page': 'يقود إلى هذه الصفحة',
  'Or to this address': 'أو إلى هذا الرابط',
  'A path without language, or a full address; addresses of other sites are for administrators.':
    'مسار دون لغة، أو رابط كامل؛ روابط المواقع الأخرى للمديرين.',
  'For good (301)': 'دائم (301)',
  'For now (302)': 'مؤقت (302)',
  'Made when a page moved': 'أُنشئ عند نقل صفحة',
  'Pattern of newsletter addresses': 'نمط عناوين النشرة البريدية',
  'Empty accepts anything.': 'إن تُرك فارغًا قُبل كل شيء.',
  'Newsletter asks for a confirmation by e-mail': 'تطلب النشرة تأكيدًا بالبريد الإلكتروني',
  'Tag manager loads before consent': 'يُحمَّل مدير الوسوم قبل الموافقة',
  'With everything denied (advanced consent mode).': 'مع رفض كل شيء (وضع الموافقة المتقدم).',
  "The deployment's own where empty.": 'إن تُرك فارغًا فإعداد التثبيت نفسه.',
  Words: 'الكلمات',
  'One word or phrase a line.': 'كلمة أو عبارة في كل سطر.',
  'All brands where it is empty; only administrators leave it so.':
    'كل العلامات إن تُرك فارغًا، ولا يتركه كذلك إلا المديرون.',
  'Sort by “Without result” and add a synonym for what people miss.':
    'رتّب حسب «دون نتيجة» وأضف مرادفًا لما لا يجده الناس.',
  Query: 'عبارة البحث',
  Searches: 'مرات البحث',
  'Without result': 'دون نتيجة',
  Role: 'الدور',
  Brands: 'العلامات',
  'Brands that an editor edits, and whose enquiries admissions see. Without a brand they see and edit nothing; administrators need none.':
    'العلامات التي يحررها المحرر والتي يرى القبول استفساراتها. بلا علامة لا يرون شيئًا ولا يحررون شيئًا؛ ولا يحتاج المديرون إليها.',
  Captcha: 'اختبار كابتشا',
  Tags: 'الوسوم',
  'Where several are for one type, the oldest of them opens there.':
    'حين تشترك عدة نوافذ في نوع واحد تُفتح فيه الأقدم.',
} as const satisfies Words<typeof english>;
