import type { screens as english } from '../es/screens.ts';
import type { Words } from '../types.ts';

/** نصوص شاشات الاستفسارات والقوائم. */
export const screens = {
  'No CRM is configured: this enquiry stays here.': 'لم يُضبط أي CRM: يبقى هذا الاستفسار هنا.',
  'No CRM is configured: enquiries stay here.': 'لم يُضبط أي CRM: تبقى الاستفسارات هنا.',
  'No mail server is configured: letters wait in the outbox.':
    'لم يُضبط أي خادم بريد: تنتظر الرسائل في صندوق الصادر.',
  'Nothing was written in words.': 'لم يُكتب أي نص.',
  Yes: 'نعم',
  Visitor: 'الزائر',
  'Without a name': 'بلا اسم',
  'Write an e-mail': 'كتابة بريد',
  Call: 'اتصال',
  'Write by WhatsApp': 'كتابة عبر واتساب',
  Language: 'اللغة',
  Country: 'البلد',
  'Now there': 'الوقت هناك الآن',
  '{from} to {to}': 'من {from} إلى {to}',
  Letters: 'الرسائل',
  'Not sent': 'لم تُرسل',
  CRM: 'CRM',
  'Attempts: {n}': 'المحاولات: {n}',
  'Not configured': 'غير مضبوط',
  Attempt: 'المحاولة',
  'What the CRM is sent, by its own names': 'ما يُرسل إلى CRM بأسمائه',
  Draft: 'مسودة',
  Published: 'منشورة',
  'Published, with changes': 'منشورة مع تعديلات',
  '{title} (copy)': '{title} (نسخة)',
  'Without title, no. {id}': 'بلا عنوان، رقم {id}',
  'No published page of {brand} has the address {path}.':
    'لا توجد صفحة منشورة لدى {brand} بالعنوان {path}.',
} as const satisfies Words<typeof english>;
