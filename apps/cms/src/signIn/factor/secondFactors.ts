import type { CollectionConfig } from 'payload';
import { closedToAll } from '../../access/closedToAll.ts';
import { label } from '../../i18n/label.ts';

/**
 * The second factor of an account, one row each; a collection of its own, so that no answer,
 * version or export of accounts can hold it, and saving an account can't undo a used code.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: {
    singular: label('Second factor', 'Segundo factor', 'عامل ثانٍ', 'Второй фактор'),
    plural: label('Second factors', 'Segundos factores', 'عوامل ثانية', 'Вторые факторы'),
  },
  ...closedToAll,
  disableDuplicate: true,
  fields: [
    // A number and no relation: accounts are never joined with their secrets.
    {
      name: 'user',
      label: label('Account', 'Cuenta', 'الحساب', 'Учётная запись'),
      type: 'number',
      required: true,
      unique: true,
      index: true,
    },
    // Encrypted (cipher.ts).
    {
      name: 'secret',
      label: label('Secret', 'Secreto', 'السر', 'Секрет'),
      type: 'text',
      required: true,
    },
    // Step of time of the newest code that was used.
    {
      name: 'lastStep',
      label: label(
        'Last step of time used',
        'Último intervalo usado',
        'آخر فترة زمنية استُخدمت',
        'Последний использованный интервал',
      ),
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    // Hashes of the recovery codes that are left.
    {
      name: 'recovery',
      label: label(
        'Recovery codes',
        'Códigos de recuperación',
        'رموز الاسترداد',
        'Коды восстановления',
      ),
      type: 'json',
      required: true,
    },
    // Rises with each use, so that of two uses at the same moment one is refused.
    {
      name: 'uses',
      label: label('Uses', 'Usos', 'مرات الاستخدام', 'Использования'),
      type: 'number',
      required: true,
      defaultValue: 0,
    },
  ],
};
