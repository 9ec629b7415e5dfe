import type { chrome as english } from '../es/chrome.ts';
import type { Words } from '../types.ts';

/** تسميات القوائم والتذييلات والنوافذ المنبثقة. */
export const chrome = {
  Main: 'الرئيسية',
  'Second header': 'الترويسة الثانوية',
  'Topmost header': 'الترويسة العليا',
  Footer: 'التذييل',
  Languages: 'اللغات',
  'Recommended in search': 'الموصى به في البحث',
  Items: 'العناصر',
  Item: 'عنصر',
  'Address within the site': 'الرابط داخل الموقع',
  More: 'المزيد',
  'Full address': 'الرابط الكامل',
  'Leaves our sites': 'يغادر مواقعنا',
  Shown: 'ظاهر',
  'Shown in submenus at 290 by 260.': 'تظهر في القوائم الفرعية بقياس 290 × 260.',
  'Class of the description': 'فئة الوصف',
  'Below it': 'ما تحته',
  Language: 'اللغة',
  'Languages of the selector in their order; all of them where empty.':
    'لغات المُحدِّد بترتيبها؛ كلها إن تُرك فارغًا.',
  'Hidden in these countries': 'مخفي في هذه البلدان',
  'Two capital letters each, e.g. DE.': 'حرفان كبيران لكل بلد، مثل DE.',
  'Group logos': 'شعارات المجموعة',
  'Logo on light ground': 'الشعار على خلفية فاتحة',
  'Logo on dark ground': 'الشعار على خلفية داكنة',
  'Social media': 'وسائل التواصل الاجتماعي',
  'The class names the icon: instagram, linkedin, youtube, …':
    'الفئة تحدد الأيقونة: instagram وlinkedin وyoutube …',
  'Legal links': 'روابط قانونية',
  Copyright: 'حقوق النشر',
  'Line above': 'السطر العلوي',
  'Postal address': 'العنوان البريدي',
  'Second postal address': 'العنوان البريدي الثاني',
  'School logos': 'شعارات المدارس',
  Buttons: 'الأزرار',
  'Opens after (seconds)': 'تُفتح بعد (ثوانٍ)',
  'Stays away for (days)': 'لا تعود قبل (أيام)',
  'After it was closed.': 'بعد إغلاقها.',
  'On pages of these types': 'في صفحات من هذه الأنواع',
  'Class names': 'أسماء الفئات',
  'Class names, for the tag manager and styles of the brand; “wide” makes it wider.':
    'أسماء فئات (class) لمدير العلامات ولأنماط العلامة التجارية؛ ويجعلها «wide» أعرض.',
} as const satisfies Words<typeof english>;
