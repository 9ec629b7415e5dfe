import type { CollectionConfig, NumberField, SelectField, TextareaField } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { brandField } from '../../fields/brand.ts';
import { groups, type Label, label } from '../../i18n/label.ts';
import { admissionsOnly } from '../inbox/access.ts';
import { causes } from './causes.ts';
import { crmDoneEndpoint } from './crmDoneEndpoint.ts';

/** What still has to be asked of the CRM by a person, who alone can sign in there. */
const crmStates = {
  none: label('Nothing there', 'Nada allí', 'لا شيء هناك', 'Там ничего нет'),
  open: label('To be asked', 'Por solicitar', 'ينبغي طلبه', 'Нужно запросить'),
  done: label('Asked and done', 'Solicitado y hecho', 'طُلب ونُفّذ', 'Запрошено и сделано'),
} as const satisfies Record<string, Label>;

/** Whether all went that was to go: a crash leaves a receipt that was begun. */
const erasureStates = {
  begun: label('Begun', 'Empezada', 'بدأ', 'Начато'),
  done: label('Done', 'Hecha', 'اكتمل', 'Завершено'),
} as const satisfies Record<string, Label>;

const select = (name: string, text: Label, options: Record<string, Label>): SelectField => ({
  name,
  type: 'select',
  label: text,
  index: true,
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
});
const count = (name: string, ...words: Parameters<typeof label>): NumberField => ({
  name,
  type: 'number',
  label: label(...words),
});

const references = (name: string, ...words: Parameters<typeof label>): TextareaField => ({
  name,
  type: 'textarea',
  label: label(...words),
});

/**
 * Receipts: what went of persons' data, of which brand, when, why and by whom. Each is written
 * before anything goes. Counts and accounts only, nothing of the person; references that the CRM
 * knows stay until it was asked to erase them.
 */
export const erasures: CollectionConfig = {
  slug: 'erasures',
  labels: {
    singular: label('Erasure', 'Supresión', 'محو', 'Удаление'),
    plural: label('Erasures', 'Supresiones', 'عمليات المحو', 'Удаления'),
  },
  access: { read: admissionsOnly, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: groups.leads,
    defaultColumns: ['brand', 'cause', 'state', 'leads', 'crm_state', 'createdAt'],
    components: { edit: { beforeDocumentControls: ['/leads/privacy/admin/CrmDone.tsx#CrmDone'] } },
  },
  endpoints: [crmDoneEndpoint],
  fields: [
    brandField,
    select('cause', label('Why', 'Motivo', 'السبب', 'Причина'), causes),
    select('state', label('State', 'Estado', 'الحالة', 'Состояние'), erasureStates),
    {
      // Keyed marks by which the same act, done again, finds what a crash left undone.
      name: 'marks',
      type: 'text',
      label: 'Token',
      access: { read: () => false },
      admin: { hidden: true },
    },
    // A number and no relation: the receipt stays as it is when the account is deleted.
    count('user', 'Account', 'Cuenta', 'الحساب', 'Учётная запись'),
    count('leads', 'Enquiries', 'Consultas', 'الاستفسارات', 'Обращения'),
    count('mails', 'Mails', 'Correos', 'رسائل البريد', 'Письма'),
    count(
      'unsent_mails',
      'Of these never sent',
      'De ellos, nunca enviados',
      'منها لم يُرسل قط',
      'Из них не отправлено',
    ),
    count('subscriptions', 'Subscriptions', 'Suscripciones', 'الاشتراكات', 'Подписки'),
    count('visits', 'Visits', 'Visitas', 'الزيارات', 'Визиты'),
    count(
      'mentions',
      'Mentions by others',
      'Menciones de otros',
      'إشارات من آخرين',
      'Упоминания другими',
    ),
    count('searches', 'Searches', 'Búsquedas', 'عمليات البحث', 'Поисковые запросы'),
    select('crm_state', label('In the CRM', 'En el CRM', 'في CRM', 'В CRM'), crmStates),
    references(
      'crm_references',
      'References to give the CRM',
      'Referencias para el CRM',
      'المراجع التي تُعطى إلى CRM',
      'Номера для CRM',
    ),
    references(
      'crm_mentions',
      "References of others' enquiries: only the person they name",
      'Referencias de consultas ajenas: solo la persona que mencionan',
      'مراجع استفسارات الآخرين: الشخص المذكور فيها فقط',
      'Номера чужих обращений: только упомянутое в них лицо',
    ),
  ],
};
