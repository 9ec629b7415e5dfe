import { link, t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { allBrands } from './thankYouPage.ts';

/** Where alumni subscribe: on this page the newsletter's mode is `alumni` (spec §10.15). */
export const alumniNewsletter: SeedPage = {
  type: 'lego_page',
  alias: '/newsletter-alumni/',
  brands: allBrands,
  field_newsletter_mode: 'alumni',
  title: t(
    'The alumni letter',
    'La carta de antiguos alumnos',
    'رسالة الخريجين',
    'Письмо выпускникам',
  ),
  field_lead: t(
    'Four letters a year for those who have been here before.',
    'Cuatro cartas al año para quienes ya han pasado por aquí.',
    'أربع رسائل في السنة لمن كانوا هنا من قبل.',
    'Четыре письма в год для тех, кто уже был здесь.',
  ),
  metatag: {
    description: t(
      'Subscribe to the alumni letter: reunions, posts, and news of the house.',
      'Suscríbete a la carta de antiguos alumnos: reencuentros, ofertas y noticias de la casa.',
      'اشترك في رسالة الخريجين: لقاءات ووظائف وأخبار المدرسة.',
      'Подпишитесь на письмо выпускникам: встречи, вакансии и новости школы.',
    ),
  },
  blocks: [
    {
      type: 'rich_text',
      field_title: t('What is in it', 'Qué contiene', 'ما الذي تجده فيها', 'Что в нём'),
      field_text: t(
        '- reunions and regional tables, from Bogotá to Tashkent\n- posts that alumni offer to alumni before anybody else sees them\n- what has become of the people and the buildings\n\nEnter your address in the field at the end of this page. It goes on the alumni list, not on the one for prospective students, and every letter has a link to leave it.',
        '- reencuentros y mesas regionales, de Bogotá a Taskent\n- empleos que los antiguos alumnos ofrecen a otros antes que a nadie\n- qué ha sido de las personas y de los edificios\n\nEscribe tu dirección en el campo al final de esta página. Va a la lista de antiguos alumnos, no a la de futuros estudiantes, y cada carta lleva un enlace para darse de baja.',
        '- لقاءات وموائد إقليمية من بوغوتا إلى طشقند\n- وظائف يعرضها الخريجون على الخريجين قبل غيرهم\n- ما آلت إليه أحوال الناس والمباني\n\nأدخل عنوانك في الحقل الموجود في آخر هذه الصفحة. يُضاف إلى قائمة الخريجين لا إلى قائمة الطلاب الجدد، وفي كل رسالة رابط لمغادرة القائمة.',
        '- встречи и региональные столы от Боготы до Ташкента\n- вакансии, которые выпускники предлагают сначала своим\n- что стало с людьми и зданиями\n\nВведите адрес в поле внизу этой страницы. Он попадёт в список выпускников, а не абитуриентов, и в каждом письме есть ссылка для отказа.',
      ),
    },
    {
      type: 'cta',
      field_tone: 'brand',
      field_title: t(
        'Come back for a day',
        'Vuelve por un día',
        'عد إلينا يومًا',
        'Вернитесь на день',
      ),
      field_links: [
        link(
          '/visit/',
          t('Plan a visit', 'Organizar una visita', 'خطّط لزيارة', 'Спланировать визит'),
        ),
      ],
    },
  ],
};
