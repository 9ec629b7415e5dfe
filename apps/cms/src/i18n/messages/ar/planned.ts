/** نصوص تقويم المخطط. المفتاح هو النص الإنجليزي. */
export const planned = {
  Planned: 'المخطط',
  'Everything that goes live or off by itself. All times are Swiss.':
    'كل ما يظهر أو يُزال تلقائيًا. كل الأوقات بتوقيت سويسرا.',
  'Goes live': 'يظهر على الموقع',
  'Goes off': 'يُزال من الموقع',
  Fees: 'الرسوم',
  'Applications for an intake': 'طلبات الالتحاق بدفعة',
  Event: 'فعالية',
  'Pop-up': 'نافذة منبثقة',
  'Menu entry': 'عنصر قائمة',
  'Footer entry': 'عنصر تذييل',
  'start of the day': 'بداية اليوم',
  'end of the day': 'نهاية اليوم',
  'planned by': 'خطّط له',
  'only in': 'بهذه اللغة فقط:',
  'Previous month': 'الشهر السابق',
  'Next month': 'الشهر التالي',
  Months: 'الأشهر',
  'Days with something planned': 'أيام فيها شيء مخطط',
  'Nothing goes live or off by itself in this month.': 'لا شيء يظهر أو يُزال تلقائيًا في هذا الشهر.',
} as const;
