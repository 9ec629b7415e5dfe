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
  'Newsletter takes addresses without a confirmation by e-mail':
    'تقبل النشرة العناوين دون تأكيد بالبريد',
  'Who once left is asked all the same.': 'من تركها سابقًا يُسأل مع ذلك.',
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
  'Brands whose content or enquiries the account works with. Without a brand it sees and edits nothing; administrators need none.':
    'العلامات التي يعمل الحساب على محتواها أو استفساراتها. من دون علامة لا يرى شيئًا ولا يحرره؛ ولا يحتاج المديرون إلى أي علامة.',
  'Languages that a translator writes; in all others nothing can be changed.':
    'اللغات التي يكتبها المترجم؛ ولا يمكنه تغيير شيء في غيرها.',
  Captcha: 'اختبار كابتشا',
  Tags: 'الوسوم',
  'Where several are for one type, the oldest of them that is in its time opens there.':
    'إذا كان لنوع واحد أكثر من نافذة، تُفتح الأقدم مما حان وقته.',
  'Google Tag Manager and Analytics: counts visits, loads tags':
    'Google Tag Manager وAnalytics: يحصي الزيارات ويحمّل الوسوم',
  'Google Ads: conversions and remarketing': 'Google Ads: التحويلات وإعادة التسويق',
  'Meta: pixel of Facebook and Instagram': 'Meta: بكسل Facebook وInstagram',
  'LinkedIn: Insight Tag': 'LinkedIn: وسم Insight',
  'TikTok: pixel': 'TikTok: بكسل',
  'Microsoft Clarity: recordings of visits': 'Microsoft Clarity: تسجيلات الزيارات',
  'Matomo: counts visits on a host of your own': 'Matomo: يحصي الزيارات على خادم خاص بكم',
  'Plausible: counts visits without cookies':
    'Plausible: يحصي الزيارات من دون ملفات تعريف الارتباط',
  'YouTube: films within pages': 'YouTube: أفلام داخل الصفحات',
  'Vimeo: films within pages': 'Vimeo: أفلام داخل الصفحات',
  'Salesforce: live chat': 'Salesforce: دردشة مباشرة',
  'Chatwoot: live chat': 'Chatwoot: دردشة مباشرة',
  'reCAPTCHA: captcha of Google': 'reCAPTCHA: اختبار التحقق من Google',
  'hCaptcha: captcha': 'hCaptcha: اختبار التحقق',
  'Turnstile: captcha of Cloudflare': 'Turnstile: اختبار التحقق من Cloudflare',
  Vendors: 'المزوّدون',
  'Others whose scripts, pictures or players the pages of this brand may load. Browsers block whoever is not chosen. Pixels and conversions are loaded by the tag manager; a chat and a captcha also need settings of the installation.':
    'جهات أخرى يجوز لصفحات هذه العلامة تحميل نصوصها البرمجية أو صورها أو مشغّلاتها. يحجب المتصفح كل من لم يُختر. يحمّل مدير الوسوم البكسلات والتحويلات؛ وتحتاج الدردشة واختبار التحقق أيضًا إلى إعدادات في التثبيت.',
  'Host of Matomo': 'خادم Matomo',
  'Scripts come from it, and visits are reported to it.':
    'منه تأتي النصوص البرمجية وإليه تُبلَّغ الزيارات.',
  'Host of Plausible': 'خادم Plausible',
  'Where it is empty: plausible.io.': 'إذا تُرك فارغًا: plausible.io.',
  'Name in English': 'الاسم بالإنجليزية',
  'As it is written in texts, with capital letters.': 'كما يُكتب في النصوص، بأحرفه الكبيرة.',
  'Only where it has a set translation; else it stays as it is.':
    'فقط إذا كانت له ترجمة محددة، وإلا بقي كما هو.',
} as const satisfies Words<typeof english>;
