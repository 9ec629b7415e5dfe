import type { privacy as english } from '../es/privacy.ts';
import type { Words } from '../types.ts';

/** نصوص شاشة الخصوصية. */
export const privacy = {
  'Give a mail address or a telephone number.': 'أدخل عنوان بريد أو رقم هاتف.',
  'A telephone number needs at least eight digits.':
    'يجب أن يتكون رقم الهاتف من ثمانية أرقام على الأقل.',
  'Say why.': 'اذكر السبب.',
  'Check what is to be corrected.': 'تحقق مما يجب تصحيحه.',
  'Your personal data': 'بياناتك الشخصية',
  'Named by somebody else': 'ذكرها شخص آخر',
  Mails: 'رسائل البريد',
  Newsletter: 'النشرة البريدية',
  Visits: 'الزيارات',
  'The CRM was asked': 'طُلب من CRM',
  'Noted: the CRM was asked.': 'سُجّل: طُلب من CRM.',
  Privacy: 'الخصوصية',
  'One person': 'شخص واحد',
  'Find everything that your brands have of one person: {brands}. What other brands have stays as it is.':
    'اعثر على كل ما لدى علاماتك عن شخص واحد: {brands}. ويبقى ما لدى العلامات الأخرى كما هو.',
  'Mail address': 'عنوان البريد',
  Telephone: 'الهاتف',
  Find: 'بحث',
  'Several addresses share this telephone: find the person by one of them.':
    'تشترك عدة عناوين في هذا الهاتف: ابحث عن الشخص بأحدها.',
  'Nothing was found in your brands.': 'لم يُعثر على شيء في علاماتك.',
  'Download as JSON': 'تنزيل بصيغة JSON',
  'Download to read': 'تنزيل للقراءة',
  Correct: 'تصحيح',
  'Only what you fill in is changed, in every enquiry that this person sent.':
    'يتغير ما تملؤه فقط، في كل استفسار أرسله هذا الشخص.',
  'Corrected enquiries: {n}.': 'الاستفسارات المصحَّحة: {n}.',
  Why: 'السبب',
  'Everything above goes for good. A receipt with counts stays, and no personal data.':
    'يُمحى كل ما سبق نهائيًا. ويبقى إيصال بالأعداد دون أي بيانات شخصية.',
  'Erased. The receipt says what went.': 'تم المحو. ويذكر الإيصال ما مُحي.',
  'The CRM has to be asked, too: the receipt has the references.':
    'ينبغي طلب ذلك من CRM أيضًا: المراجع في الإيصال.',
  Receipts: 'الإيصالات',
  'What goes by itself': 'ما يُمحى تلقائيًا',
  "Every night what is older than this goes for good, counted from the person's last own act. Only counts stay, as receipts. Administrators set the months in the brand settings.":
    'كل ليلة يُمحى نهائيًا ما هو أقدم من هذا، محسوبًا من آخر فعل قام به الشخص نفسه. لا تبقى إلا الأعداد في إيصالات. ويحدد المديرون الأشهر في إعدادات العلامة.',
  'Months, by brand': 'الأشهر حسب العلامة',
  "Enquiries with notes and what the CRM answered, after the person's last enquiry":
    'الاستفسارات مع الملاحظات وردود CRM، بعد آخر استفسار من الشخص',
  'Mails, after they were written': 'رسائل البريد، بعد كتابتها',
  'Seats of visits, after the day of the visit': 'مقاعد الزيارات، بعد يوم الزيارة',
  'Newsletter addresses and the proof of consent, after the person left':
    'عناوين النشرة وإثبات الموافقة، بعد ترك الشخص لها',
  'What was searched for, after the last such search': 'ما بُحث عنه، بعد آخر بحث مماثل',
  'A subscription stays while it lasts. An address that nobody confirms goes after {n} days.':
    'يبقى الاشتراك ما دام قائمًا. والعنوان الذي لا يؤكده أحد يُمحى بعد {n} يومًا.',
} as const satisfies Words<typeof english>;
