import type { CollectionConfig } from 'payload';
import { closedToAll } from '../access/closedToAll.ts';
import { label } from '../i18n/label.ts';

/**
 * One row a session, under the `sid` that its token bears. A session is open only while its row is
 * here: a row that is gone never comes back, whereas Payload's own list in the account is written
 * as a whole and may return with a save that began before. Only our own code reads and writes it.
 */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  labels: {
    singular: label('Session', 'Sesión', 'جلسة', 'Сеанс'),
    plural: label('Sessions', 'Sesiones', 'الجلسات', 'Сеансы'),
  },
  ...closedToAll,
  fields: [
    { name: 'sid', type: 'text', required: true, unique: true, index: true, label: 'ID' },
    {
      name: 'user',
      type: 'number',
      required: true,
      index: true,
      label: label('Account', 'Cuenta', 'الحساب', 'Учётная запись'),
    },
    {
      name: 'seenAt',
      type: 'date',
      required: true,
      label: label('Last seen', 'Última actividad', 'آخر نشاط', 'Последняя активность'),
    },
    {
      name: 'endsAt',
      type: 'date',
      required: true,
      label: label(
        'Ends at the latest',
        'Termina como tarde',
        'تنتهي في موعد أقصاه',
        'Закончится не позже',
      ),
    },
    {
      name: 'browser',
      type: 'text',
      label: label('Browser', 'Navegador', 'المتصفح', 'Браузер'),
    },
    {
      name: 'by_provider',
      type: 'checkbox',
      label: label(
        "By the organisation's provider",
        'Por el proveedor de la organización',
        'عبر مزوّد المؤسسة',
        'Через поставщика организации',
      ),
    },
    {
      name: 'address',
      type: 'text',
      label: label('From address', 'Desde la dirección', 'من العنوان', 'С адреса'),
    },
  ],
};
