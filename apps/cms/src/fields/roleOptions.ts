import { label } from '../i18n/label.ts';

/** What an account may be, with its names in the admin. */
export const roleOptions = [
  { label: label('Administrator', 'Administrador', 'مدير', 'Администратор'), value: 'admin' },
  { label: label('Editor', 'Editor', 'محرر', 'Редактор'), value: 'editor' },
  {
    label: label('Admissions', 'Admisiones', 'القبول', 'Приёмная комиссия'),
    value: 'admissions',
  },
];
