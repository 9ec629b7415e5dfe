import type { CollectionConfig } from 'payload';
import { closedToAll } from '../../access/closedToAll.ts';
import { label } from '../../i18n/label.ts';

/**
 * What was tried at sign-in, one row a counted name, for all backends of a database (GrowingDelay).
 * Times are milliseconds since 1970.
 */
export const signInTries: CollectionConfig = {
  slug: 'sign-in-tries',
  labels: {
    singular: label('Sign-in try', 'Intento de acceso', 'محاولة دخول', 'Попытка входа'),
    plural: label('Sign-in tries', 'Intentos de acceso', 'محاولات الدخول', 'Попытки входа'),
  },
  ...closedToAll,
  disableDuplicate: true,
  timestamps: false,
  fields: [
    // HMAC-SHA-256 of account, address or browser: no row tells whose it is.
    {
      name: 'key',
      label: label('Key', 'Clave', 'المفتاح', 'Ключ'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'tries',
      label: label('Tries', 'Intentos', 'المحاولات', 'Попытки'),
      type: 'number',
      required: true,
    },
    // No try is taken before.
    {
      name: 'blocked_until',
      label: label('Delayed until', 'Retrasado hasta', 'مؤجل حتى', 'Задержка до'),
      type: 'number',
      required: true,
    },
    // The same before the last try, for one that is given back.
    {
      name: 'blocked_before',
      label: label('Delayed before', 'Retraso anterior', 'التأجيل السابق', 'Прежняя задержка'),
      type: 'number',
      required: true,
    },
    // The row counts no longer then, and may go.
    {
      name: 'forget_at',
      label: label('Forgotten at', 'Se olvida', 'تُنسى في', 'Забывается'),
      type: 'number',
      required: true,
      index: true,
    },
  ],
};
