/** نصوص سلة المهملات والمراجع والسجل. المفتاح هو النص الإنجليزي. */
export const history = {
  'The page “{title}” has the address {address} now. Change that one first.':
    'الصفحة «{title}» تحمل الآن العنوان {address}. غيّر عنوانها أولًا.',
  'It leads to the page “{title}”, which is in the trash. Restore that page.':
    'تؤدي إلى الصفحة «{title}» الموجودة في سلة المهملات. استعد تلك الصفحة.',
  '“{title}” is back where it was.': 'عاد «{title}» إلى مكانه.',
  'Deleted last': 'آخر المحذوفات',
  Restore: 'استعادة',
  'Used in': 'مستخدم في',
  'Nothing uses it.': 'لا يستخدمه شيء.',
  'And {n} more that you can’t open.': 'و{n} أخرى لا يمكنك فتحها.',
  'Only the first {n} of {total} were looked at.': 'لم يُفحص سوى أول {n} من أصل {total}.',
  '{n} more': '{n} أخرى',
  'It is used in: {places}. Confirm under “Used in” that it may go all the same.':
    'مستخدم في: {places}. أكّد ضمن «مستخدم في» أنه يمكن حذفه رغم ذلك.',
  'Move to the trash all the same': 'نقل إلى سلة المهملات رغم ذلك',
  'Delete for good all the same': 'حذف نهائي رغم ذلك',
  published: 'منشور',
  draft: 'مسودة',
  'draft, saved by itself': 'مسودة محفوظة تلقائيًا',
  'moved to the trash': 'نُقل إلى سلة المهملات',
  'Saved at': 'وقت الحفظ',
  'Saved by': 'حفظه',
  Status: 'الحالة',
  Compare: 'مقارنة',
  'the system': 'النظام',
  'Beside the one before': 'بجانب السابقة',
  'Pages of versions': 'صفحات الإصدارات',
  Newer: 'الأحدث',
  Older: 'الأقدم',
  Before: 'قبل',
  After: 'بعد',
  'Compared side by side': 'مقارنة جنبًا إلى جنب',
  'What is gone is struck through on one side, what is new is underlined on the other.':
    'ما حُذف يظهر مشطوبًا في جانب، والجديد مسطَّرًا في الجانب الآخر.',
  'It was not published when it was deleted. Restore it, then publish it.':
    'لم يكن منشورًا عند حذفه. استعده ثم انشره.',
} as const;
