import { APIError, type CollectionConfig, type Field } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { nobody } from '../access/nobody.ts';
import { groups, label } from '../i18n/label.ts';
import { formerLeadsSlug } from '../runtime/formerLeadsSlug.ts';
import { acts } from './acts.ts';
import { withFormerSubject } from './hooks/formerSubject.ts';

const text = (name: string, [...words]: Parameters<typeof label>): Field => ({
  name,
  type: 'text',
  label: label(...words),
});

/** Rows are made by appendRow alone, which asks the database itself. */
function refuseChange(): never {
  throw new APIError('The audit log is only ever appended to.', 405, null, true);
}

/**
 * Who did what, when and from where (ADR 24); one row an act, each sealed together with the row
 * before it. `createdAt` is the instant of the act.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit',
  labels: {
    singular: label('Audit entry', 'Entrada de auditoría', 'قيد تدقيق', 'Запись аудита'),
    plural: label('Audit log', 'Registro de auditoría', 'سجل التدقيق', 'Журнал аудита'),
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: groups.administration,
    useAsTitle: 'sequence',
    defaultColumns: [
      'sequence',
      'createdAt',
      'act',
      'user',
      'role',
      'subject',
      'document',
      'brand',
    ],
    listSearchableFields: ['subject', 'document', 'detail', 'address'],
    description: label(
      'Nobody can change it. `npm run audit:verify` finds a row that was changed, moved or removed in the database.',
      'Nadie puede cambiarlo. `npm run audit:verify` encuentra una fila cambiada, movida o eliminada en la base de datos.',
      'لا أحد يستطيع تغييره. يجد `npm run audit:verify` أي صف غُيّر أو نُقل أو حُذف من قاعدة البيانات.',
      'Изменить его не может никто. `npm run audit:verify` находит строку, изменённую, переставленную или удалённую в базе данных.',
    ),
  },
  defaultSort: '-sequence',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'sequence',
      type: 'number',
      label: label('Number', 'Número', 'الرقم', 'Номер'),
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'act',
      type: 'select',
      label: label('Act', 'Acción', 'الفعل', 'Действие'),
      required: true,
      index: true,
      options: Object.entries(acts).map(([value, words]) => ({ value, label: words })),
    },
    // A number and no relation: the row stays as it is when the account is deleted.
    {
      name: 'user',
      type: 'number',
      label: label('Account', 'Cuenta', 'الحساب', 'Учётная запись'),
      index: true,
    },
    text('role', ['Role', 'Rol', 'الدور', 'Роль']),
    text('address', ['From address', 'Desde la dirección', 'من العنوان', 'С адреса']),
    {
      name: 'subject',
      type: 'text',
      label: label('Collection', 'Colección', 'المجموعة', 'Коллекция'),
      admin: {
        description: label(
          `Enquiries are 'leads', in rows of older versions '${formerLeadsSlug}'.`,
          `Las consultas son 'leads'; en filas de versiones anteriores, '${formerLeadsSlug}'.`,
          `الاستفسارات هي 'leads'، وفي قيود الإصدارات الأقدم '${formerLeadsSlug}'.`,
          `Обращения — это 'leads', в записях прежних версий '${formerLeadsSlug}'.`,
        ),
      },
    },
    text('document', ['Document', 'Documento', 'المستند', 'Документ']),
    text('brand', ['Brand', 'Marca', 'العلامة', 'Бренд']),
    text('detail', ['Details', 'Detalles', 'التفاصيل', 'Подробности']),
    text('previous', ['Seal before', 'Sello anterior', 'الختم السابق', 'Предыдущая печать']),
    text('hash', ['Seal', 'Sello', 'الختم', 'Печать']),
  ],
  hooks: {
    beforeOperation: [withFormerSubject],
    beforeChange: [refuseChange],
    beforeDelete: [refuseChange],
  },
};
