/** نصوص الإنذارات والفحوص. المفتاح هو النص الإنجليزي. */
export const alarms = {
  'Enquiries that have waited for the CRM for more than an hour: {n}.':
    'استفسارات تنتظر نظام CRM منذ أكثر من ساعة: {n}.',
  'Enquiries that the CRM refused: {n}.': 'استفسارات رفضها نظام CRM: {n}.',
  'Enquiries of the last hour that reached the backend after ten minutes or more: {n}.':
    'استفسارات الساعة الأخيرة التي وصلت إلى الخادم بعد عشر دقائق أو أكثر: {n}.',
  'Changes that the newsletter service refused: {n}.': 'تغييرات رفضتها خدمة النشرة البريدية: {n}.',
  'Changes that have waited for the newsletter service for more than an hour: {n}.':
    'تغييرات تنتظر خدمة النشرة البريدية منذ أكثر من ساعة: {n}.',
  'Mails that were given up: {n}.': 'رسائل بريد تُخلّي عن إرسالها: {n}.',
  'The disk of the backend is nearly full: {n} MB are free.':
    'قرص الخادم شبه ممتلئ: المساحة الحرة {n} ميغابايت.',
  'No check of the lead path of {brand} has arrived since {at} (site {site}).':
    'لم يصل أي فحص لمسار استفسارات {brand} منذ {at} (الموقع {site}).',
  'No check of the lead path of {brand} has ever arrived (start: {at}).':
    'لم يصل قط أي فحص لمسار الاستفسارات لـ {brand} (البدء: {at}).',
  'It could not be looked at whether all is well: {rule}.':
    'تعذّر التحقق من أن كل شيء على ما يرام: {rule}.',
  'Alarm: {text}': 'إنذار: {text}',
  'Resolved: {text}': 'تم الحل: {text}',
  'Checks of the lead path': 'فحوص مسار الاستفسارات',
  Site: 'الموقع',
  'Last check (UTC)': 'آخر فحص (UTC)',
  'From form to inbox': 'من النموذج إلى صندوق الوارد',
  '{n} ms': '{n} م.ث',
  overdue: 'متأخر',
} as const;
