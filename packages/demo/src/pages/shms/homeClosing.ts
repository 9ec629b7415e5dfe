import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, t } from '../kit/text.ts';

/** Second half of the school's home page. */
export const shmsHomeClosing: SeedBlock[] = [
  {
    type: 'quote',
    field_tone: 'tint',
    field_text: t(
      'Luxury is a promise that somebody kept while you weren’t looking. We teach the keeping.',
      'El lujo es una promesa que alguien cumplió mientras no mirabas. Nosotros enseñamos a cumplirla.',
      'الفخامة وعدٌ وفى به أحدهم وأنت لا تنظر. ونحن نعلّم الوفاء.',
      'Роскошь — это обещание, которое кто-то сдержал, пока вы не смотрели. Мы учим сдерживать.',
    ),
    field_author: t(
      'Head of Guest Experience',
      'Jefatura de Experiencia del Huésped',
      'رئيسة قسم تجربة الضيف',
      'Руководитель кафедры гостевого опыта',
    ),
    field_role: t(
      'Seeblick Hotel Management School',
      'Seeblick Hotel Management School',
      'مدرسة زيبليك لإدارة الفنادق',
      'Школа гостиничного менеджмента Зееблик',
    ),
    image: pic('suite'),
  },
  {
    type: 'campus_list',
    field_title: t(
      'One palace, two villas, a boathouse',
      'Un palacio, dos villas y un embarcadero',
      'قصر وفيلتان ومرسى قوارب',
      'Дворец, две виллы и лодочный дом',
    ),
    query: { schools: ['SHMS'] },
  },
  {
    type: 'text_media',
    field_tone: 'ink',
    field_side: 'start',
    field_pretitle: t('After classes', 'Después de clase', 'بعد الدروس', 'После занятий'),
    field_title: t(
      'The lake is the fifth campus building',
      'El lago es el quinto edificio',
      'البحيرة مبنانا الخامس',
      'Озеро — наш пятый корпус',
    ),
    field_text: t(
      'Eleven sailing boats, a rowing eight and a sauna raft belong to the students’ union. From May to October the last lecture ends at 16:10 so that everyone gets on the water once a day.',
      'Once veleros, un ocho de remo y una balsa con sauna son de la asociación de estudiantes. De mayo a octubre la última clase acaba a las 16:10 para que todo el mundo salga al agua una vez al día.',
      'لاتحاد الطلاب أحد عشر قاربًا شراعيًا وقارب تجديف ثماني ومنصة ساونا عائمة. ومن مايو إلى أكتوبر تنتهي آخر محاضرة في 16:10 كي ينزل الجميع إلى الماء مرة كل يوم.',
      'У студенческого союза одиннадцать парусных лодок, восьмёрка и плот с сауной. С мая по октябрь последняя лекция кончается в 16:10, чтобы каждый раз в день выходил на воду.',
    ),
    field_media: pic('lake-sail'),
    field_links: [
      link(
        '/student-life/',
        t('Student life', 'Vida estudiantil', 'الحياة الطلابية', 'Студенческая жизнь'),
      ),
    ],
  },
  {
    type: 'logos',
    field_title: t(
      'Houses that hire here',
      'Casas que contratan aquí',
      'فنادق توظّف من هنا',
      'Отели, которые нанимают здесь',
    ),
    field_items: [
      {
        title: t(
          'Palace Collection Bernina',
          'Palace Collection Bernina',
          'Palace Collection Bernina',
          'Palace Collection Bernina',
        ),
      },
      { title: t('Nordwind Hotels', 'Nordwind Hotels', 'Nordwind Hotels', 'Nordwind Hotels') },
      { title: t('Maison Corvatte', 'Maison Corvatte', 'Maison Corvatte', 'Maison Corvatte') },
      { title: t('Al Marsa Resorts', 'Al Marsa Resorts', 'منتجعات المرسى', 'Al Marsa Resorts') },
      { title: t('Grand Lagune', 'Grand Lagune', 'Grand Lagune', 'Grand Lagune') },
      {
        title: t(
          'Tessenberg & Partners',
          'Tessenberg & Partners',
          'Tessenberg & Partners',
          'Tessenberg & Partners',
        ),
      },
    ],
  },
  {
    type: 'news_list',
    field_title: t('From the palace', 'Desde el palacio', 'من القصر', 'Новости дворца'),
    query: { schools: ['SHMS'], limit: 4 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'grid',
  },
  {
    type: 'event_list',
    field_tone: 'tint',
    field_title: t('You are invited', 'Estás invitado', 'أنت مدعو', 'Приглашаем'),
    query: { schools: ['SHMS'], limit: 4 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'cta',
    field_tone: 'ink',
    field_title: t(
      'Dinner is at seven',
      'La cena es a las siete',
      'العشاء في السابعة',
      'Ужин в семь',
    ),
    field_text: t(
      'Visit on a Thursday and stay for the students’ dinner in the ballroom: four courses, on us.',
      'Ven un jueves y quédate a la cena de estudiantes en el salón de baile: cuatro platos, invita la casa.',
      'زرنا يوم خميس وابق لعشاء الطلاب في قاعة الاحتفالات: أربعة أطباق على حسابنا.',
      'Приезжайте в четверг и оставайтесь на студенческий ужин в бальном зале: четыре блюда за наш счёт.',
    ),
    field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
    image: pic('terrace-evening'),
  },
];
