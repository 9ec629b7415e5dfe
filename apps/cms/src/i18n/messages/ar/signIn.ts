import type { signIn as english } from '../es/signIn.ts';
import type { Words } from '../types.ts';

/** نصوص تسجيل الدخول والحسابات. المفتاح هو النص الإنجليزي. */
export const signIn = {
  'Too many tries. Try again in {time}.': 'محاولات كثيرة جدًا. حاول مجددًا بعد {time}.',
  'Enter the code of your authenticator app.': 'أدخل الرمز من تطبيق المصادقة.',
  'This code is wrong or was used before.': 'هذا الرمز خاطئ أو استُخدم من قبل.',
  'Your role needs a second factor. Set it up to sign in.':
    'دورك يحتاج إلى عامل ثانٍ. أعدّه لتسجيل الدخول.',
  'Your role needs a second factor.': 'دورك يحتاج إلى عامل ثانٍ.',
  'Set up a second factor for your own account first.': 'أعدّ أولًا عاملًا ثانيًا لحسابك أنت.',
  'This took too long. Begin anew.': 'استغرق هذا وقتًا طويلًا. ابدأ من جديد.',
  'This password is wrong.': 'كلمة المرور هذه خاطئة.',
  'Confirm your password first.': 'أكّد كلمة المرور أولًا.',
  'Confirm your password under “Sign-in and security” first.':
    'أكّد كلمة المرور أولًا تحت «الدخول والأمان».',
  'Sign-in and security': 'الدخول والأمان',
  Code: 'الرمز',
  'Six digits from the app, or a recovery code.': 'ستة أرقام من التطبيق، أو رمز استرداد.',
  'Scan the picture with an authenticator app, or type the key into it.':
    'امسح الصورة بتطبيق مصادقة، أو اكتب المفتاح فيه.',
  'Picture for the authenticator app': 'صورة لتطبيق المصادقة',
  Key: 'المفتاح',
  'Then enter the code that the app shows.': 'ثم أدخل الرمز الذي يعرضه التطبيق.',
  'Keep these recovery codes where only you find them. Each opens your account once, if the app is lost. They are not shown again.':
    'احفظ رموز الاسترداد هذه حيث لا يجدها غيرك. كل رمز يفتح حسابك مرة واحدة إذا فُقد التطبيق. ولن تُعرض مرة أخرى.',
  'I have kept them': 'لقد حفظتها',
  Back: 'رجوع',
  'Second factor': 'العامل الثاني',
  'No second factor is set up: whoever has the password has the account.':
    'لا يوجد عامل ثانٍ: من يملك كلمة المرور يملك الحساب.',
  'A second factor is set up. Recovery codes left: {n}.':
    'يوجد عامل ثانٍ. رموز الاسترداد المتبقية: {n}.',
  'Set up a second factor': 'إعداد عامل ثانٍ',
  'Set it up on another device': 'إعداده على جهاز آخر',
  'Remove the second factor': 'إزالة العامل الثاني',
  'New recovery codes': 'رموز استرداد جديدة',
  'Reset the second factor of this person': 'إعادة ضبط العامل الثاني لهذا الشخص',
  'The second factor is removed.': 'أُزيل العامل الثاني.',
  'Current password': 'كلمة المرور الحالية',
  Confirm: 'تأكيد',
  'You signed in more than ten minutes ago. Confirm your password before you change your e-mail, password or second factor.':
    'سجّلت الدخول قبل أكثر من عشر دقائق. أكّد كلمة المرور قبل تغيير بريدك أو كلمة مرورك أو عاملك الثاني.',
  'You may change your e-mail, password and second factor for ten minutes.':
    'يمكنك تغيير بريدك وكلمة مرورك وعاملك الثاني خلال عشر دقائق.',
} as const satisfies Words<typeof english>;
