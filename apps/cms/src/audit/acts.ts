import { type Label, label } from '../i18n/label.ts';

/** What the audit log records; each with its name in the admin. */
export const acts = {
  signIn: label('Sign-in', 'Inicio de sesión', 'تسجيل دخول', 'Вход'),
  refusedSignIn: label('Refused sign-in', 'Inicio rechazado', 'دخول مرفوض', 'Отказ во входе'),
  signOut: label('Sign-out', 'Cierre de sesión', 'تسجيل خروج', 'Выход'),
  endSession: label('Sessions ended', 'Fin de sesiones', 'إنهاء جلسات', 'Завершение сеансов'),
  account: label('Account changed', 'Cuenta modificada', 'تغيير حساب', 'Изменение учётной записи'),
  setting: label('Setting changed', 'Ajuste modificado', 'تغيير إعداد', 'Изменение настройки'),
  publish: label('Published', 'Publicación', 'نشر', 'Публикация'),
  unpublish: label('Unpublished', 'Retirada', 'إلغاء النشر', 'Снятие с публикации'),
  read: label(
    'Personal data read',
    'Lectura de datos personales',
    'قراءة بيانات شخصية',
    'Чтение личных данных',
  ),
  export: label(
    'Personal data exported',
    'Exportación de datos personales',
    'تصدير بيانات شخصية',
    'Выгрузка личных данных',
  ),
  erase: label(
    'Personal data erased',
    'Supresión de datos personales',
    'محو بيانات شخصية',
    'Удаление личных данных',
  ),
  correct: label(
    'Personal data corrected',
    'Rectificación de datos personales',
    'تصحيح بيانات شخصية',
    'Исправление личных данных',
  ),
  release: label(
    'Held enquiries released',
    'Consultas retenidas liberadas',
    'الإفراج عن استفسارات محتجزة',
    'Задержанные обращения пропущены',
  ),
} as const satisfies Record<string, Label>;

export type Act = keyof typeof acts;
