/** نصوص خريطة الترجمات وتنبيهات البيانات. المفتاح هو النص الإنجليزي. */
export const facts = {
  Translations: 'الترجمات',
  'A language is missing where a page has no title in it; partly translated where some of its texts are shown in English; outdated where the English changed after it.':
    'تُعدّ اللغة ناقصة إذا لم يكن للصفحة عنوان بها، ومترجمة جزئيًا إذا ظهرت بعض نصوصها بالإنجليزية، وقديمة إذا تغيّر النص الإنجليزي بعدها.',
  Missing: 'ناقصة',
  'Partly translated': 'مترجمة جزئيًا',
  '{n} of {m} texts': 'النصوص: {n} من {m}',
  Outdated: 'قديمة',
  Done: 'مكتملة',
  Page: 'الصفحة',
  'All pages': 'كل الصفحات',
  'No page stands so.': 'لا توجد صفحة بهذه الحال.',
  'Still right': 'ما زالت صحيحة',
  'This translation counts as done.': 'تُعدّ هذه الترجمة مكتملة.',
  'The text says otherwise': 'النص يقول غير ذلك',
  '{fact}: the text says “{said}”, the facts say {known}.':
    '{fact}: يقول النص «{said}» وتقول البيانات {known}.',
  '{fact}: the text says “{said}”, but no price holds any more.':
    '{fact}: يقول النص «{said}»، لكن لم يعد أي سعر ساريًا.',
  '{n} months': 'عدد الأشهر: {n}',
  Tuition: 'الرسوم الدراسية',
  Duration: 'المدة',
  'Paid internship': 'تدريب مدفوع',
  'First day of classes': 'أول يوم دراسي',
  'Apply until': 'التقديم حتى',
  Seats: 'المقاعد',
  Open: 'متاحة',
  Few: 'قليلة',
  'Waiting list': 'قائمة انتظار',
  Closed: 'مغلقة',
} as const;
