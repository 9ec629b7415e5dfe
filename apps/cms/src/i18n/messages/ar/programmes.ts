import type { programmes as english } from '../es/programmes.ts';
import type { Words } from '../types.ts';

/** تسميات بيانات البرنامج. */
export const programmes = {
  'Two-letter codes, e.g. en.': 'رموز من حرفين، مثل en.',
  Open: 'متاحة',
  Few: 'مقاعد قليلة',
  'Waiting list': 'قائمة انتظار',
  Closed: 'مغلقة',
  'Whole Swiss francs. An expired fee is never shown.':
    'بالفرنك السويسري دون كسور. الرسم المنتهي لا يُعرض أبدًا.',
  For: 'مقابل',
  Tuition: 'الدراسة',
  Board: 'السكن والوجبات',
  Insurance: 'التأمين',
  Deposit: 'العربون',
  Materials: 'المواد الدراسية',
  Registration: 'التسجيل',
  Visa: 'التأشيرة',
  'Empty: paid once.': 'فارغ: يُدفع مرة واحدة.',
  'Usual CHF a month': 'المعتاد شهريًا بالفرنك السويسري',
  'Structured markup': 'الترميز المنظَّم',
  'For search engines; the title stands in.': 'لمحركات البحث؛ إن تُرك فارغًا استُخدم العنوان.',
  'Credential awarded': 'الشهادة الممنوحة',
  'Course mode': 'نمط الدورة',
  "CHF as text; counts only where no fees are listed above. Empty shows 'Please inquire for tuition fees'.":
    'المبلغ بالفرنك كنص؛ يُعتمد فقط إن لم تُدرج رسوم أعلاه. وإن تُرك فارغًا ظهرت عبارة تدعو إلى الاستفسار عن الرسوم.',
} as const satisfies Words<typeof english>;
