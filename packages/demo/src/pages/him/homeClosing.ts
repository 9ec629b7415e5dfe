import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic, t } from '../kit/text.ts';

/** Second half of the institute's home page. */
export const homeClosing: SeedBlock[] = [
  {
    type: 'text_media',
    field_side: 'start',
    field_pretitle: t('Internships', 'Prácticas', 'التدريب العملي', 'Стажировки'),
    field_title: t(
      'Twelve months out in the world',
      'Doce meses por el mundo',
      'اثنا عشر شهرًا في العالم',
      'Двенадцать месяцев в большом мире',
    ),
    field_text: t(
      'Two paid internships of six months belong to the bachelor’s degree. The placement office has contracts with 140 houses in 31 countries, from a lodge of nine rooms to a city hotel of nine hundred. You choose three, you are interviewed by two, you go to one.',
      'El grado incluye dos prácticas remuneradas de seis meses. La oficina de prácticas trabaja con 140 establecimientos en 31 países, desde un refugio de nueve habitaciones hasta un hotel urbano de novecientas. Eliges tres, te entrevistan dos, vas a uno.',
      'يتضمن البكالوريوس تدريبين مدفوعي الأجر مدة كل منهما ستة أشهر. ولدى مكتب التوظيف عقود مع 140 فندقًا في 31 بلدًا، من نُزل بتسع غرف إلى فندق مدينة بتسعمئة غرفة. تختار ثلاثة، ويقابلك اثنان، وتذهب إلى واحد.',
      'В бакалавриат входят две оплачиваемые стажировки по полгода. У отдела практики договоры со 140 домами в 31 стране: от приюта на девять номеров до городского отеля на девятьсот. Вы выбираете три, собеседуют вас два, едете вы в один.',
    ),
    field_media: pic('train-viaduct'),
    field_links: [
      link(
        '/careers/',
        t(
          'How placements work',
          'Cómo funcionan las prácticas',
          'كيف يعمل التدريب',
          'Как устроена практика',
        ),
      ),
    ],
  },
  {
    type: 'news_list',
    field_title: t('From the village', 'Desde el pueblo', 'من القرية', 'Вести из деревни'),
    query: { schools: ['HIM'], limit: 3 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'lead',
  },
  {
    type: 'event_list',
    field_tone: 'tint',
    field_title: t('Come and look', 'Ven y mira', 'تعال وشاهد', 'Приезжайте посмотреть'),
    query: { schools: ['HIM'], limit: 3 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'accordion',
    is_faq: true,
    field_title: labels.questions,
    field_items: [
      fold(
        t(
          'How do I get there with two suitcases?',
          '¿Cómo llego con dos maletas?',
          'كيف أصل ومعي حقيبتان؟',
          'Как добраться с двумя чемоданами?',
        ),
        t(
          'By train to Lauterbrunnen, by cable car to Grütschalp, by narrow-gauge train to Mürren: 2 hours 55 minutes from Zurich Airport. Hand your luggage in at the airport station; it is in your room the next day.',
          'En tren a Lauterbrunnen, en teleférico a Grütschalp y en tren de vía estrecha a Mürren: 2 horas y 55 minutos desde el aeropuerto de Zúrich. Factura el equipaje en la estación del aeropuerto; al día siguiente está en tu habitación.',
          'بالقطار إلى لاوتربرونن، ثم بالتلفريك إلى غروتشالب، ثم بالقطار الضيق إلى مورين: ساعتان و55 دقيقة من مطار زيورخ. سلّم أمتعتك في محطة المطار تجدها في غرفتك في اليوم التالي.',
          'Поездом до Лаутербруннена, канатной дорогой до Грючальпа, узкоколейкой до Мюррена: 2 часа 55 минут от аэропорта Цюриха. Сдайте багаж на станции в аэропорту — на следующий день он будет у вас в комнате.',
        ),
      ),
      questions.room,
      questions.pay,
      questions.visa,
      questions.scholarship,
    ],
  },
  {
    type: 'cta',
    field_tone: 'brand',
    field_title: t(
      'See it before you sign',
      'Míralo antes de firmar',
      'شاهد قبل أن توقّع',
      'Посмотрите, прежде чем решать',
    ),
    field_text: t(
      'Stay one night at the Schilthalde as our guest, sit in on two classes, have lunch with students.',
      'Pasa una noche en el Schilthalde invitado por la casa, asiste a dos clases y come con estudiantes.',
      'أقم ليلة في شيلتهالده ضيفًا علينا، واحضر حصتين، وتناول الغداء مع الطلاب.',
      'Проведите ночь в «Шильтхальде» за наш счёт, посетите два занятия, пообедайте со студентами.',
    ),
    field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
    image: pic('alps-dusk'),
  },
];
