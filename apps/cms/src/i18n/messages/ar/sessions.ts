import type { sessions as es } from '../es/sessions.ts';
import type { Words } from '../types.ts';

/** نصوص الجلسات وتسجيل الدخول الموحّد. المفتاح هو النص الإنجليزي. */
export const sessions: Words<typeof es> = {
  'Your session has ended, so nothing was saved. Sign in again in another tab, then save here: what you typed is still in this form.':
    'انتهت جلستك، لذلك لم يُحفظ شيء. سجّل الدخول من جديد في علامة تبويب أخرى ثم احفظ هنا: ما كتبته ما زال في هذا النموذج.',
  'Your session has ended. What you typed is still here: sign in again in another tab, then save.':
    'انتهت جلستك. ما كتبته ما زال هنا: سجّل الدخول من جديد في علامة تبويب أخرى ثم احفظ.',
  'Sign in in another tab': 'تسجيل الدخول في علامة تبويب أخرى',
  'Your session ends at {time}, whatever you do. Save, then sign in again.':
    'تنتهي جلستك في الساعة {time} مهما فعلت. احفظ ثم سجّل الدخول من جديد.',
  'Without activity you will be signed out at {time}.': 'من دون نشاط سيُسجَّل خروجك في الساعة {time}.',
  'Stay signed in': 'البقاء مسجّل الدخول',
  'You are signed in again.': 'سجّلت الدخول من جديد.',
  Sessions: 'الجلسات',
  'Signed in': 'تسجيل الدخول',
  'Last seen': 'آخر نشاط',
  'Unknown browser': 'متصفح غير معروف',
  'This session': 'هذه الجلسة',
  'No session is open.': 'لا توجد جلسة مفتوحة.',
  'End this one': 'إنهاء هذه',
  'End all others': 'إنهاء جميع الجلسات الأخرى',
  'End all': 'إنهاء الكل',
  'Sessions ended: {n}.': 'الجلسات المنتهية: {n}.',
  "Sign in with your organisation's account": 'تسجيل الدخول بحساب مؤسستك',
  'The sign-in service of your organisation does not answer. Try again in a few minutes.':
    'خدمة تسجيل الدخول في مؤسستك لا تستجيب. حاول مرة أخرى بعد بضع دقائق.',
  "Your organisation's account has no role here. Ask an administrator.":
    'ليس لحساب مؤسستك دور هنا. اطلب المساعدة من مدير.',
  'The sign-in service does not confirm your e-mail address, so no account here can be found by it.':
    'لا تؤكد خدمة تسجيل الدخول بريدك الإلكتروني، لذلك لا يمكن العثور على حساب به هنا.',
  "The account with your e-mail address belongs to another of your organisation's accounts. Ask an administrator.":
    'الحساب الذي يحمل بريدك الإلكتروني مرتبط بحساب آخر من مؤسستك. اطلب المساعدة من مدير.',
  'The sign-in service refused, or its answer did not fit. Try again.':
    'رفضت خدمة تسجيل الدخول الطلب أو لم تكن إجابتها صالحة. حاول مرة أخرى.',
  'This sign-in took too long, or began in another browser. Try again.':
    'استغرق تسجيل الدخول هذا وقتًا طويلًا أو بدأ في متصفح آخر. حاول مرة أخرى.',
  'Go on': 'متابعة',
};
