import type { Role } from '../access/roles.ts';
import { type Label, label } from '../i18n/label.ts';

const names = {
  admin: label('Administrator', 'Administrador', 'مدير', 'Администратор'),
  brandManager: label('Brand manager', 'Responsable de marca', 'مدير العلامة', 'Менеджер бренда'),
  editor: label('Editor', 'Editor', 'محرر', 'Редактор'),
  reviewer: label('Reviewer', 'Revisor', 'مراجع', 'Рецензент'),
  author: label('Author', 'Autor', 'كاتب', 'Автор'),
  translator: label('Translator', 'Traductor', 'مترجم', 'Переводчик'),
  admissions: label('Admissions', 'Admisiones', 'القبول', 'Приёмная комиссия'),
  analyst: label('Analyst', 'Analista', 'محلل', 'Аналитик'),
} as const satisfies Record<Role, Label>;

/** Every role, most rights first. */
export const roleNames = Object.keys(names) as Role[];

/** What an account may be, with its names in the admin. */
export const roleOptions = roleNames.map((value) => ({ label: names[value], value }));
