import type { settings as english } from '../es/settings.ts';
import type { Words } from '../types.ts';

/** تسميات عمليات إعادة التوجيه والإعدادات والبحث والمستخدمين. */
export const settings = {
  'Old path': 'المسار القديم',
  'Without language and query.': 'دون اللغة ودون معاملات الاستعلام.',
  'Leads to this page': 'يقود إلى هذه الصفحة',
  'Or to this address': 'أو إلى هذا الرابط',
  'A path without language, or a full address.': 'مسار دون لغة، أو رابط كامل.',
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
  'All brands where it is empty.': 'كل العلامات إن تُرك فارغًا.',
  'Sort by “Without result” and add a synonym for what people miss.': 'رتّب حسب «دون نتيجة» وأضف مرادفًا لما لا يجده الناس.',
  Query: 'عبارة البحث',
  Searches: 'مرات البحث',
  'Without result': 'دون نتيجة',
  Role: 'الدور',
  Brands: 'العلامات',
  'Brands that an editor edits; enquiries that admissions see (all where empty).':
    'العلامات التي يحررها المحرر، والاستفسارات التي يراها القبول (كلها إن تُرك فارغًا).',
  Captcha: 'اختبار كابتشا',
  Tags: 'الوسوم',
} as const satisfies Words<typeof english>;
