import type { GroupField, NumberField } from 'payload';
import { isAdminField } from '../../access/isAdminField.ts';
import { label } from '../../i18n/label.ts';
import { defaultMonths, type Kind } from './terms.ts';

const names: Readonly<Record<Kind, ReturnType<typeof label>>> = {
  leads: label('Enquiries', 'Consultas', 'الاستفسارات', 'Обращения'),
  mails: label('Mails', 'Correos', 'رسائل البريد', 'Письма'),
  visits: label('Visits', 'Visitas', 'الزيارات', 'Визиты'),
  consents: label(
    'Proof of consent, after leaving the newsletter',
    'Prueba del consentimiento, tras dejar el boletín',
    'إثبات الموافقة بعد ترك النشرة البريدية',
    'Подтверждение согласия после отписки',
  ),
  searches: label('Searches', 'Búsquedas', 'عمليات البحث', 'Поисковые запросы'),
};

const months = (kind: Kind): NumberField => ({
  name: kind,
  type: 'number',
  label: names[kind],
  min: 1,
  max: 120,
  defaultValue: defaultMonths[kind],
});

/**
 * Months after which each kind of personal data of a brand goes by itself; empty is the default.
 * Only administrators set them, since what a shorter term erases is lost.
 */
export const retentionFields: GroupField = {
  name: 'retention',
  type: 'group',
  access: { create: isAdminField, update: isAdminField },
  label: label(
    'Months that personal data stays',
    'Meses que se conservan los datos personales',
    'أشهر الاحتفاظ بالبيانات الشخصية',
    'Месяцы хранения личных данных',
  ),
  admin: {
    description: label(
      "Counted from the person's last own act. What is older goes every night, for good.",
      'Desde el último acto de la propia persona. Lo más antiguo se borra cada noche, para siempre.',
      'تُحسب من آخر فعل قام به الشخص نفسه. وما هو أقدم يُمحى نهائيًا كل ليلة.',
      'Считаются от последнего действия самого человека. Всё более старое удаляется каждую ночь навсегда.',
    ),
  },
  fields: (Object.keys(defaultMonths) as Kind[]).map(months),
};
