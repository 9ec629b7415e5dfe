import { livechatDefaultCountry, livechatHidden } from '@concierge/contract/livechat';
import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { hidden, must, person } from './fields.ts';
import { chooseCountry, labels, missing } from './words.ts';

/**
 * Live chat's offline enquiry (spec §3, §5): its own field names in their order, default country
 * Andorra, and the CRM's hidden fields; oid and retURL are filled in by the intake.
 */
export const livechatForm = (brand: string): SeedForm => ({
  key: `${brand.toLowerCase()}-livechat`,
  brands: [brand],
  type: 'livechat',
  title: t('Leave us a message', 'Déjanos un mensaje', 'اترك لنا رسالة', 'Оставьте сообщение'),
  submitLabel: t('Send message', 'Enviar el mensaje', 'إرسال الرسالة', 'Отправить сообщение'),
  isQuiz: false,
  fields: [
    must(
      {
        ...person.name,
        name: 'first_name',
        label: t('First name', 'Nombre', 'الاسم الأول', 'Имя'),
      },
      missing.name,
    ),
    must(
      {
        ...person.surname,
        name: 'last_name',
        label: t('Last name', 'Apellidos', 'اسم العائلة', 'Фамилия'),
      },
      missing.surname,
    ),
    must({ ...person.email, name: 'email' }, missing.email),
    must(
      {
        ...person.phone,
        name: 'mobile',
        label: t('Mobile', 'Móvil', 'الهاتف المحمول', 'Мобильный телефон'),
      },
      missing.phone,
    ),
    {
      ...must({ ...person.country, name: 'country', placeholder: chooseCountry }, missing.country),
      value: livechatDefaultCountry,
    },
    must(
      {
        name: 'term_conditions',
        type: 'consent',
        label: labels.terms,
        body: t(
          'I agree that my details are used to answer my message, as the [privacy policy](/legal/privacy/) says.',
          'Acepto que mis datos se usen para responder a mi mensaje, según la [política de privacidad](/legal/privacy/).',
          'أوافق على استخدام بياناتي للرد على رسالتي وفق [سياسة الخصوصية](/legal/privacy/).',
          'Я согласен(на), чтобы мои данные использовались для ответа, как описано в [политике конфиденциальности](/legal/privacy/).',
        ),
      },
      missing.terms,
    ),
    hidden('oid'),
    hidden('retURL'),
    hidden('lead_source', livechatHidden.lead_source),
    hidden('channel', livechatHidden.channel),
    hidden('flag', livechatHidden.flag),
  ],
});
