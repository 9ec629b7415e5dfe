import { t } from '../pages/kit/text.ts';
import type { FormPageInput } from './formPage.ts';

/** Live chat's enquiry page; it says the same on every site (spec §2). */
export const livechatPage: { livechat: FormPageInput } = {
  livechat: {
    title: t(
      'Leave us a message',
      'Déjanos un mensaje',
      'اترك لنا رسالة',
      'Оставьте нам сообщение',
    ),
    lead: t(
      'Nobody is at the desk right now. Tell us how to reach you.',
      'Ahora no hay nadie en recepción. Dinos cómo contactar contigo.',
      'لا يوجد أحد في الاستقبال الآن. أخبرنا كيف نصل إليك.',
      'Сейчас за стойкой никого нет. Скажите, как с вами связаться.',
    ),
  },
};
