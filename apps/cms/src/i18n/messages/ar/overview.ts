import type { overview as english } from '../es/overview.ts';
import type { Words } from '../types.ts';

/** نصوص شاشات لوحة التحكم الخاصة بنا. */
export const overview = {
  Enquiries: 'الاستفسارات',
  'No enquiries yet.': 'لا استفسارات بعد.',
  'The oldest undelivered enquiry has waited for {span}.':
    'مدة انتظار أقدم استفسار لم يُسلَّم: {span}.',
  "{sent} of the CRM's {budget} enquiries a day are used.":
    'استُخدم {sent} من أصل {budget} استفسار يوميًا في CRM.',
  'Refused by this backend and kept at the site: {n}.': 'رفضها هذا النظام وبقيت في الموقع: {n}.',
  'Letters that could not be written: {n}.': 'رسائل تعذّرت كتابتها: {n}.',
  'Nothing waits for the CRM.': 'لا شيء ينتظر CRM.',
  'The oldest undelivered enquiry is {span} old.': 'عمر أقدم استفسار لم يُسلَّم: {span}.',
  'Sent in the last 24 hours: {sent} of {budget}.': 'المُرسل في آخر 24 ساعة: {sent} من {budget}.',
  'Newest refusals': 'أحدث حالات الرفض',
  'no answer': 'لا ردّ',
  'Kept at the site': 'محفوظة في الموقع',
  'This backend refused these enquiries, so they are not in the inbox. They are safe at the site; remove the cause, then take them again.':
    'رفض هذا النظام هذه الاستفسارات فلم تصل إلى الوارد. هي محفوظة في الموقع؛ أزِل السبب ثم استلمها من جديد.',
  'Refused because': 'سبب الرفض',
  'Hand over': 'التسليم',
  'Comes within seconds': 'يصل خلال ثوانٍ',
  'Take again': 'استلام من جديد',
  'The site hands it over within seconds.': 'يسلّمه الموقع خلال ثوانٍ.',
  'Letters that do not get through': 'رسائل لا تصل',
  Letter: 'الرسالة',
  Send: 'الإرسال',
  'could not be written': 'تعذّرت كتابتها',
  'Write now': 'كتابة الآن',
  'Written.': 'كُتبت.',
  'Try now': 'المحاولة الآن',
  'It goes within seconds.': 'تُرسل خلال ثوانٍ.',
  'Live on {live} of {all} sites after ten seconds.':
    'منشورة في {live} من أصل {all} من المواقع بعد عشر ثوانٍ.',
  'Live on the site in {seconds} s.': 'منشورة في الموقع خلال {seconds} ث.',
  'Live on {live} sites in {seconds} s.': 'منشورة في {live} من المواقع خلال {seconds} ث.',
  'That did not work.': 'لم ينجح ذلك.',
  'That did not work ({status}).': 'لم ينجح ذلك ({status}).',
  'Queued for the CRM.': 'في قائمة انتظار CRM.',
  Resend: 'إعادة الإرسال',
  Release: 'إطلاق',
  'Released.': 'أُطلق.',
  Erase: 'محو',
  'Erased.': 'تم المحو.',
  'Erase this person?': 'محو بيانات هذا الشخص؟',
  "Every enquiry, mail and newsletter subscription of this address is removed from every brand. Only a count stays. This can't be undone.":
    'تُحذف من كل العلامات كل استفسارات هذا العنوان ورسائله واشتراكاته في النشرة. لا يبقى سوى عدد. لا يمكن التراجع عن ذلك.',
  'Download CSV': 'تنزيل CSV',
  'Last answer': 'آخر ردّ',
  'Add synonym': 'إضافة مرادف',
  'Free this seat': 'تحرير هذا المقعد',
  'The seat is free.': 'أصبح المقعد شاغرًا.',
  'Held: many from one network': 'محتجزة: كثير من شبكة واحدة',
  'They are answered by no letter and not sent to the CRM until you release them, one by one or all.':
    'لا تُجاب برسالة ولا تُرسل إلى CRM حتى تُطلقها، واحدًا واحدًا أو كلها.',
  'Release all': 'إطلاق الكل',
  'Enquiries held because many came from one network: {n}.':
    'استفسارات محتجزة لأن كثيرًا منها جاء من شبكة واحدة: {n}.',
  'Mails not sent today because one address got too many: {n}.':
    'رسائل لم تُرسل اليوم لأن عنوانًا واحدًا تلقّى عددًا كبيرًا: {n}.',
  'No seat is free at the time of this visit: agree on another one.':
    'لا مقعد شاغرًا في وقت هذه الزيارة: اتفقوا على وقت آخر.',
} as const satisfies Words<typeof english>;
