import type { Campaign } from '@concierge/contract/campaign';
import { t } from '../pages/kit/text.ts';
import type { L10n } from '../types.ts';

/** Small lines above the titles, and the link back to all events. */
export const labels: Record<Campaign['kind'] | 'all', L10n> = {
  webinar: t('Webinar', 'Webinar', 'ندوة عبر الإنترنت', 'Вебинар'),
  open_house: t('Open house', 'Puertas abiertas', 'يوم مفتوح', 'День открытых дверей'),
  open_culinary: t('Culinary open day', 'Jornada culinaria', 'يوم الطهي المفتوح', 'День открытой кухни'),
  meet: t('Meet a representative', 'Encuentro con un representante', 'لقاء مع ممثلنا', 'Встреча с представителем'),
  all: t('All dates', 'Todas las fechas', 'كل المواعيد', 'Все даты'),
};

/** What events of a kind have in common. */
export const eventBodies: Record<Campaign['kind'], { en: string }> = {
  webinar: {
    en: '## Good to know\n\n- free of charge, in English, with captions\n- no camera needed; questions are typed\n- the recording reaches everybody who registered',
  },
  open_house: {
    en: '## Good to know\n\n- free of charge, lunch included, for you and up to three guests\n- step-free on request; tell us with your registration\n- nobody has to decide anything on the day',
  },
  open_culinary: {
    en: '## Good to know\n\n- free of charge, aprons and knives are here\n- closed shoes, please, and hair that can be tied back\n- vegetarian, halal, gluten-free and nut-free are no trouble if we know by Thursday',
  },
  meet: {
    en: '## Good to know\n\n- free of charge; parents are welcome\n- forty minutes each, by appointment\n- bring your school reports if you have them, copies are enough',
  },
};
