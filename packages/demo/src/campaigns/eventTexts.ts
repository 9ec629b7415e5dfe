import type { Campaign } from '@concierge/contract/campaign';
import { t } from '../pages/kit/text.ts';
import type { L10n } from '../types.ts';

/** Small lines above the titles, and the link back to all events. */
export const labels: Record<Campaign['kind'] | 'all', L10n> = {
  webinar: t('Webinar', 'Webinar', 'ندوة عبر الإنترنت', 'Вебинар'),
  open_house: t('Open house', 'Puertas abiertas', 'يوم مفتوح', 'День открытых дверей'),
  open_culinary: t(
    'Culinary open day',
    'Jornada culinaria',
    'يوم الطهي المفتوح',
    'День открытой кухни',
  ),
  meet: t(
    'Meet a representative',
    'Encuentro con un representante',
    'لقاء مع ممثلنا',
    'Встреча с представителем',
  ),
  all: t('All dates', 'Todas las fechas', 'كل المواعيد', 'Все даты'),
};

/** What events of a kind have in common. */
export const eventBodies: Record<Campaign['kind'], Required<L10n>> = {
  webinar: t(
    '## Good to know\n\n- free of charge, in English, with captions\n- no camera needed; questions are typed\n- the recording reaches everybody who registered',
    '## Conviene saber\n\n- gratuito, en inglés, con subtítulos\n- no hace falta cámara; las preguntas se escriben\n- la grabación llega a todos los inscritos',
    '## معلومات مفيدة\n\n- مجانًا، بالإنجليزية، مع ترجمة نصية\n- لا حاجة إلى كاميرا؛ تُكتب الأسئلة\n- يصل التسجيل إلى كل من سجّل',
    '## Полезно знать\n\n- бесплатно, на английском, с субтитрами\n- камера не нужна, вопросы пишутся\n- запись получат все, кто зарегистрировался',
  ),
  open_house: t(
    '## Good to know\n\n- free of charge, lunch included, for you and up to three guests\n- step-free on request; tell us with your registration\n- nobody has to decide anything on the day',
    '## Conviene saber\n\n- gratuito, con comida, para ti y hasta tres acompañantes\n- recorrido sin escalones si lo pides al inscribirte\n- ese día nadie tiene que decidir nada',
    '## معلومات مفيدة\n\n- مجانًا مع الغداء، لك ولثلاثة ضيوف كحد أقصى\n- مسار بلا درج عند الطلب؛ أخبرنا عند التسجيل\n- لا يلزم أحدًا أن يقرر شيئًا في ذلك اليوم',
    '## Полезно знать\n\n- бесплатно, с обедом, для вас и не более чем трёх гостей\n- маршрут без ступеней по просьбе; скажите при записи\n- в этот день никому не нужно ничего решать',
  ),
  open_culinary: t(
    '## Good to know\n\n- free of charge, aprons and knives are here\n- closed shoes, please, and hair that can be tied back\n- vegetarian, halal, gluten-free and nut-free are no trouble if we know by Thursday',
    '## Conviene saber\n\n- gratuito; los delantales y cuchillos los ponemos nosotros\n- calzado cerrado y pelo que se pueda recoger\n- vegetariano, halal, sin gluten o sin frutos secos no es problema si lo sabemos el jueves',
    '## معلومات مفيدة\n\n- مجانًا، والمآزر والسكاكين عندنا\n- أحذية مغلقة من فضلك، وشعر يمكن ربطه\n- النباتي والحلال والخالي من الغلوتين أو المكسرات متاح إن علمنا بذلك حتى يوم الخميس',
    '## Полезно знать\n\n- бесплатно, фартуки и ножи у нас есть\n- закрытая обувь и убранные волосы, пожалуйста\n- вегетарианское, халяль, без глютена и без орехов — не проблема, если сказать до четверга',
  ),
  meet: t(
    '## Good to know\n\n- free of charge; parents are welcome\n- forty minutes each, by appointment\n- bring your school reports if you have them, copies are enough',
    '## Conviene saber\n\n- gratuito; los padres son bienvenidos\n- cuarenta minutos por persona, con cita\n- trae tus notas si las tienes, bastan copias',
    '## معلومات مفيدة\n\n- مجانًا، ونرحب بالوالدين\n- أربعون دقيقة لكل لقاء بموعد مسبق\n- أحضر كشوف درجاتك إن توفرت، وتكفي النسخ',
    '## Полезно знать\n\n- бесплатно; родителям мы рады\n- по сорок минут на человека, по записи\n- возьмите школьные оценки, если они есть; хватит копий',
  ),
};
