import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic, t } from '../kit/text.ts';

/** Programmes, campus, news and dates of the Culinary Academy Ascona. */
export const caaLists: SeedPage[] = listPages({
  brand: 'CAA',
  schools: ['CAA'],
  programs: {
    title: t('Programmes', 'Programas', 'البرامج', 'Программы'),
    lead: t(
      'Savoury, sweet, alpine, profitable, or just for July.',
      'Salado, dulce, alpino, rentable o solo para julio.',
      'مالح أو حلو أو جبلي أو مربح، أو لشهر يوليو فقط.',
      'Солёное, сладкое, альпийское, прибыльное — или просто на июль.',
    ),
    scene: 'kitchen-still-life',
    variant: 'cards',
    extra: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.uniform, questions.language, questions.scholarship],
      },
    ],
  },
  campuses: {
    title: t('Campus', 'Campus', 'الحرم', 'Кампус'),
    lead: t(
      'Ninety metres from kitchen 1 to the water. Bring a towel.',
      'Noventa metros de la cocina 1 al agua. Trae toalla.',
      'تسعون مترًا من المطبخ الأول إلى الماء. أحضر منشفة.',
      'Девяносто метров от кухни № 1 до воды. Берите полотенце.',
    ),
    scene: 'lake-noon',
    extra: [
      {
        type: 'text_media',
        field_tone: 'tint',
        field_title: t('The garden decides', 'Decide el huerto', 'الحديقة تقرر', 'Решает сад'),
        field_text: t(
          'Every Monday at seven a list goes up in the corridor: what is ripe, and how many kilos. The menus of all seven kitchens are written from it, in that order and never the other way round.',
          'Cada lunes a las siete se cuelga en el pasillo una lista: qué está maduro y cuántos kilos hay. Las cartas de las siete cocinas salen de ahí, en ese orden y nunca al revés.',
          'كل اثنين في السابعة تُعلَّق في الممر قائمة بما نضج وكم كيلوغرامًا منه. ومنها تُكتب قوائم المطابخ السبعة، بهذا الترتيب لا بعكسه.',
          'Каждый понедельник в семь в коридоре вывешивают список: что созрело и сколько килограммов. По нему пишутся меню всех семи кухонь — в таком порядке и никогда наоборот.',
        ),
        field_media: pic('garden'),
        field_side: 'end',
      },
    ],
  },
  news: {
    title: t('News', 'Noticias', 'الأخبار', 'Новости'),
    lead: t(
      'Menus, medals, harvests, and what went wrong.',
      'Cartas, medallas, cosechas y lo que salió mal.',
      'قوائم وميداليات ومحاصيل، وما لم ينجح.',
      'Меню, медали, урожаи и то, что не получилось.',
    ),
    scene: 'bread-oven',
  },
  events: {
    title: t('Dates', 'Fechas', 'المواعيد', 'Даты'),
    lead: t(
      'Culinary days, tastings, webinars. You eat at most of them.',
      'Jornadas culinarias, catas, seminarios web. En casi todas se come.',
      'أيام طهي وتذوق وندوات، وفي معظمها طعام.',
      'Кулинарные дни, дегустации, вебинары. Почти везде кормят.',
    ),
    scene: 'table-setting',
    openDay: { url: '/culinary-open-day/', title: labels.culinaryDay },
  },
});
