import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { hours, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, fold, link, t } from '../kit/text.ts';

/**
 * The academy's summer course; its price list has run out, so that the fallback text shows (spec
 * §9).
 */
export const caaSummer: SeedPage[] = [
  programPage({
    alias: 'summer-lake-kitchen',
    school: 'CAA',
    title: t('Summer on the Lake', 'Verano en el lago', 'صيف على البحيرة', 'Лето на озере'),
    credential: t(
      'Certificate of attendance',
      'Certificado de asistencia',
      'شهادة حضور',
      'Свидетельство об участии',
    ),
    lead: t(
      'Four weeks of cooking in July for people who don’t want to become chefs, and for those who are finding out.',
      'Cuatro semanas de cocina en julio para quien no quiere ser cocinero y para quien lo está averiguando.',
      'أربعة أسابيع من الطبخ في يوليو لمن لا يريد أن يصبح طاهيًا، ولمن لم يحسم أمره بعد.',
      'Четыре июльские недели у плиты — для тех, кто не хочет становиться поваром, и для тех, кто ещё не решил.',
    ),
    body: t(
      'You shop at the market at six, cook until noon, and eat together under the plane trees. Afternoons are free, or for bread, ice cream and the fishing boat. On the last evening your group cooks for 58 guests at Il Pontile; the tips are yours.\n\nThe price for the coming summer is published each January.',
      'Compras en el mercado a las seis, cocinas hasta mediodía y comes con el grupo bajo los plátanos. Las tardes son libres, o para el pan, el helado y la barca de pesca. La última noche tu grupo cocina para 58 clientes en Il Pontile; las propinas son para el grupo.\n\nEl precio del verano siguiente se publica cada enero.',
      'تتسوّق في السوق عند السادسة، وتطبخ حتى الظهر، ثم تأكلون معًا تحت أشجار الدلب. وبعد الظهر وقت حر، أو للخبز والمثلجات وقارب الصيد. وفي الأمسية الأخيرة تطبخ مجموعتك لـ58 ضيفًا في إل بونتيله، والإكراميات لكم.\n\nيُعلن سعر الصيف القادم كل يناير.',
      'В шесть вы на рынке, до полудня готовите, обедаете вместе под платанами. После обеда — свобода, а хотите, хлеб, мороженое и рыбацкая лодка. В последний вечер ваша группа готовит для 58 гостей в Il Pontile; чаевые — ваши.\n\nЦена на следующее лето объявляется в январе.',
    ),
    hero: 'palm-promenade',
    modeLabel: labels.fullTime,
    workload: hours(26),
    level: 'short_course',
    subject: 'culinary',
    mode: 'full_time',
    duration_months: 1,
    semesters: 1,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['07-05'], 6),
    fees: fees({
      registration: 100,
      deposit: 300,
      tuition: [3400],
      board: [1500],
      insurance: 110,
      valid_from: '2024-09-01',
      valid_to: '2026-08-31',
    }),
    requirements: [requirements.open],
    career_outcomes: [outcomes.furtherStudy],
    curriculum: [
      { term: terms.weekOne, modules: [m.knife, m.plants] },
      { term: terms.weekTwo, modules: [m.fish, m.bread] },
      { term: terms.weeksThreeFour, modules: [m.plated, m.menuDesign, m.trainingRestaurant] },
    ],
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned(
            'market-stall',
            t('Six in the morning', 'Las seis de la mañana', 'السادسة صباحًا', 'Шесть утра'),
          ),
          captioned(
            'harbour',
            t(
              'The fishing boat takes six',
              'En la barca caben seis',
              'القارب يتسع لستة',
              'В лодку помещаются шестеро',
            ),
          ),
          captioned(
            'terrace-evening',
            t('The last evening', 'La última noche', 'الأمسية الأخيرة', 'Последний вечер'),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(
            t(
              'May I come for two weeks only?',
              '¿Puedo ir solo dos semanas?',
              'هل يمكنني الحضور أسبوعين فقط؟',
              'Можно приехать только на две недели?',
            ),
            t(
              'Yes, weeks 1 and 2 can be booked on their own. Weeks 3 and 4 can’t: by then you are on the rota.',
              'Sí, las semanas 1 y 2 se reservan sueltas. Las 3 y 4 no: para entonces ya estás en los turnos.',
              'نعم، يمكن حجز الأسبوعين الأول والثاني وحدهما. أما الثالث والرابع فلا، إذ تكون حينها ضمن جدول العمل.',
              'Да, первую и вторую можно взять отдельно. Третью и четвёртую нельзя: к тому времени вы уже в графике.',
            ),
          ),
          questions.visa,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Ask for the July price',
          'Pregunta el precio de julio',
          'اسأل عن سعر يوليو',
          'Спросите цену на июль',
        ),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  }),
];
