import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, fold, link, pic, t } from '../kit/text.ts';

/** The school's bachelor's programme in events. */
export const shmsBachelorEvents: SeedPage[] = [
  programPage({
    alias: 'bachelor-events-and-guest-experience',
    school: 'SHMS',
    title: t(
      'Bachelor in Events and Guest Experience',
      'Grado en Eventos y Experiencia del Huésped',
      'بكالوريوس الفعاليات وتجربة الضيف',
      'Бакалавр событий и гостевого опыта',
    ),
    credential: t('Bachelor of Arts', 'Bachelor of Arts', 'بكالوريوس آداب', 'Бакалавр искусств'),
    lead: t(
      'Sixty real evenings a year in a ballroom of 1902, and the contracts, cables and crises that come with them.',
      'Sesenta veladas reales al año en un salón de baile de 1902, con los contratos, los cables y las crisis que traen consigo.',
      'ستون أمسية حقيقية في السنة في قاعة احتفالات من 1902، مع ما يصحبها من عقود وأسلاك وأزمات.',
      'Шестьдесят настоящих вечеров в год в бальном зале 1902 года — с договорами, кабелями и кризисами.',
    ),
    body: t(
      '## Taught backwards from opening night\n\nEach semester has a date that cannot move: a congress of pharmacists, a winter wedding, a chamber-music festival on the lake. You learn what that evening needs, in the order in which it needs it: permits, budgets, light plots, menus, guest lists, plan B.\n\n## Technology included\n\nThe programme owns its stage, 64 fixtures and two mixing desks. You needn’t become a technician. You need to know what to ask one at 16:00 when the projector is dead.',
      '## Se enseña hacia atrás, desde la noche del estreno\n\nCada semestre tiene una fecha inamovible: un congreso farmacéutico, una boda de invierno, un festival de música de cámara en el lago. Aprendes lo que esa noche necesita y en qué orden: permisos, presupuestos, planos de luz, menús, listas de invitados, plan B.\n\n## Con técnica incluida\n\nEl programa tiene escenario propio, 64 focos y dos mesas de mezclas. No tienes que hacerte técnico. Tienes que saber qué preguntarle a uno a las 16:00 cuando el proyector no enciende.',
      '## تعليم يبدأ من ليلة الافتتاح\n\nلكل فصل موعد لا يتزحزح: مؤتمر صيادلة، أو زفاف شتوي، أو مهرجان لموسيقى الحجرة على البحيرة. فتتعلم ما تحتاج إليه تلك الليلة بترتيب حاجتها إليه: التصاريح والميزانيات ومخططات الإضاءة وقوائم الطعام والضيوف والخطة البديلة.\n\n## والتقنية من ضمنه\n\nيملك البرنامج مسرحه و64 جهاز إضاءة وطاولتي مزج. لا يلزم أن تصبح فنيًا، بل أن تعرف ماذا تسأله في الرابعة عصرًا حين يتعطل جهاز العرض.',
      '## Учим от премьеры назад\n\nВ каждом семестре есть дата, которую не сдвинуть: съезд фармацевтов, зимняя свадьба, фестиваль камерной музыки на озере. Вы изучаете то, что нужно этому вечеру, и в том порядке, в каком нужно: разрешения, бюджеты, световые схемы, меню, списки гостей, план Б.\n\n## Техника включена\n\nУ программы своя сцена, 64 прибора и два пульта. Становиться техником не нужно. Нужно знать, что у него спросить в 16:00, когда не включается проектор.',
    ),
    hero: 'ballroom',
    modeLabel: labels.fullTime,
    workload: credits(180, 37),
    level: 'bachelor',
    subject: 'events',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['08-30'], 12),
    fees: fees({
      registration: 300,
      deposit: 3000,
      materials: 1100,
      tuition: [16900, 16900, 4200, 16900, 4200, 17400],
      board: [7600, 7600, 0, 7600, 0, 7600],
      insurance: 640,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 12,
      monthly_pay: 2340,
      text: t(
        'With an agency and with a venue.',
        'En una agencia y en un recinto.',
        'في وكالة ثم في موقع فعاليات.',
        'В агентстве и на площадке.',
      ),
    },
    career_outcomes: [
      outcomes.eventManager,
      outcomes.conferencePlanner,
      outcomes.weddingPlanner,
      outcomes.guestRelations,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.events, m.service, m.banqueting, m.businessEnglish, m.french],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.eventProduction, m.eventBudget, m.marketing, m.accounting],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.four,
        modules: [m.sponsorship, m.digitalMarketing, m.law, m.ux, m.projectManagement],
        credits: 30,
      },
      { term: terms.five, modules: [m.internship, m.research], credits: 30 },
      {
        term: terms.six,
        modules: [m.strategy, m.negotiation, m.sustainability, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'gallery',
        field_tone: 'ink',
        field_title: t('Last season', 'La última temporada', 'الموسم الماضي', 'Прошлый сезон'),
        perPage: 2,
        field_items: [
          captioned(
            'conference',
            t(
              'Pharmacists’ congress, 380 delegates',
              'Congreso farmacéutico, 380 asistentes',
              'مؤتمر الصيادلة، 380 مشاركًا',
              'Съезд фармацевтов, 380 делегатов',
            ),
          ),
          captioned(
            'terrace-evening',
            t(
              'Lanterns for a silver wedding',
              'Faroles para unas bodas de plata',
              'فوانيس ليوبيل زفاف فضي',
              'Фонари к серебряной свадьбе',
            ),
          ),
          captioned(
            'lake-steamer',
            t(
              'Chamber music on the 18:35 steamer',
              'Música de cámara en el vapor de las 18:35',
              'موسيقى حجرة على باخرة 18:35',
              'Камерная музыка на пароходе в 18:35',
            ),
          ),
          captioned(
            'garden',
            t(
              'Garden party, rain plan used',
              'Fiesta en el jardín, con plan de lluvia',
              'حفل حديقة نُفّذت فيه خطة المطر',
              'Праздник в саду, пригодился план на дождь',
            ),
          ),
        ],
      },
      {
        type: 'quote',
        field_text: t(
          'A guest remembers two things: how they were greeted and how it ended. We rehearse both until they look like luck.',
          'Un invitado recuerda dos cosas: cómo lo recibieron y cómo terminó. Ensayamos ambas hasta que parecen suerte.',
          'يتذكر الضيف أمرين: كيف استُقبل وكيف انتهت الأمسية. ونحن نتدرب على كليهما حتى يبدوا محض صدفة سعيدة.',
          'Гость помнит две вещи: как его встретили и чем всё кончилось. Мы репетируем обе, пока они не станут похожи на удачу.',
        ),
        field_author: t(
          'Programme head, Events',
          'Dirección del programa de Eventos',
          'رئيس برنامج الفعاليات',
          'Руководитель программы «События»',
        ),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(
            t(
              'Do I have to work evenings?',
              '¿Tengo que trabajar por la noche?',
              'هل عليّ العمل مساءً؟',
              'Придётся работать по вечерам?',
            ),
            t(
              'Yes, about one a week in term, two before a large event. The following morning is free of classes.',
              'Sí, una por semana lectiva y dos antes de un acto grande. A la mañana siguiente no hay clase.',
              'نعم، مساء واحد أسبوعيًا خلال الفصل واثنان قبل الفعاليات الكبيرة، ويكون الصباح التالي بلا دروس.',
              'Да, примерно раз в неделю, перед крупным событием — два. Следующее утро свободно от занятий.',
            ),
          ),
          questions.room,
          questions.work,
          questions.credits,
        ],
      },
      {
        type: 'cta',
        field_title: t(
          'Come to one of the sixty',
          'Ven a una de las sesenta',
          'احضر واحدة من الستين',
          'Приходите на один из шестидесяти',
        ),
        field_links: [link('/events/', labels.allEvents), link('/apply/', labels.apply)],
        image: pic('facade-night'),
      },
    ],
  }),
];
