import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, t } from '../kit/text.ts';
import { segHomeClosing } from './homeClosing.ts';

/** Home page of the group. */
export const segHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['SEG'],
    title: t(
      'Summit Education Group',
      'Summit Education Group',
      'مجموعة سَميت التعليمية',
      'Группа школ Summit',
    ),
    field_lead: t(
      'Four Swiss schools for hotels, kitchens and business. One application, one standard, four very different places.',
      'Cuatro escuelas suizas de hotelería, cocina y empresa. Una solicitud, un mismo nivel, cuatro lugares muy distintos.',
      'أربع مدارس سويسرية للفنادق والطهي والأعمال. طلب واحد ومعيار واحد وأربعة أماكن شديدة الاختلاف.',
      'Четыре швейцарские школы: отели, кухня, бизнес. Одна заявка, один стандарт, четыре очень разных места.',
    ),
    metatag: {
      title: t(
        'Summit Education Group: four Swiss schools',
        'Summit Education Group: cuatro escuelas suizas',
        'مجموعة سَميت التعليمية: أربع مدارس سويسرية',
        'Summit Education Group: четыре швейцарские школы',
      ),
      description: t(
        'Hotel management, culinary arts and business in Mürren, Spiez, Ascona and Weggis. Twenty programmes from four weeks to three years.',
        'Gestión hotelera, artes culinarias y empresa en Mürren, Spiez, Ascona y Weggis. Veinte programas, de cuatro semanas a tres años.',
        'إدارة الفنادق وفنون الطهي والأعمال في مورين وشبيتس وأسكونا وفيغيس. عشرون برنامجًا من أربعة أسابيع إلى ثلاث سنوات.',
        'Гостиничный менеджмент, кулинария и бизнес в Мюррене, Шпице, Асконе и Веггисе. Двадцать программ от четырёх недель до трёх лет.',
      ),
    },
    field_floating_cta: [
      { url: '/brochure/', title: labels.brochure, class: 'brochure' },
      { url: '/apply/', title: labels.applyNow, class: 'apply' },
    ],
    blocks: [
      {
        type: 'hero',
        field_variant: 'poster',
        field_tone: 'ink',
        field_title: t(
          'Four schools. One handshake.',
          'Cuatro escuelas. Un apretón de manos.',
          'أربع مدارس ومصافحة واحدة',
          'Четыре школы. Одно рукопожатие',
        ),
        field_text: t(
          'A mountain village, a palace, a warehouse by the lake and a concrete pavilion: 1,200 people learn hospitality and business in Switzerland with us.',
          'Un pueblo de montaña, un palacio, un almacén junto al lago y un pabellón de hormigón: 1.200 personas aprenden hospitalidad y empresa en Suiza con nosotros.',
          'قرية جبلية وقصر ومستودع على البحيرة وجناح خرساني: 1200 شخص يتعلمون معنا الضيافة والأعمال في سويسرا.',
          'Горная деревня, дворец, склад у озера и бетонный павильон: 1200 человек учатся у нас в Швейцарии гостеприимству и бизнесу.',
        ),
        field_media: { clip: 'lake-morning', poster: pic('lake-morning') },
        field_links: [link('/programs/', labels.allPrograms), link('/campuses/', labels.seeCampus)],
      },
      {
        type: 'school_cards',
        field_title: t(
          'Choose a place, then a subject',
          'Elige un lugar y luego una materia',
          'اختر المكان ثم التخصص',
          'Выберите место, потом предмет',
        ),
        field_items: [
          {
            school: 'HIM',
            title: t(
              'Hotel Institute Mürren',
              'Hotel Institute Mürren',
              'معهد مورين الفندقي',
              'Отельный институт Мюррена',
            ),
            field_text: t(
              'Hotel management in a car-free village, with a hotel run by students.',
              'Gestión hotelera en un pueblo sin coches, con un hotel llevado por estudiantes.',
              'إدارة الفنادق في قرية بلا سيارات، مع فندق يديره الطلاب.',
              'Гостиничный менеджмент в деревне без машин, с отелем, которым управляют студенты.',
            ),
            place: t('Mürren, 1,638 m', 'Mürren, 1.638 m', 'مورين، 1638 م', 'Мюррен, 1638 м'),
            image: pic('alps-dawn'),
            link: link('/schools/him/', labels.seeCampus),
          },
          {
            school: 'SHMS',
            title: t(
              'Seeblick Hotel Management School',
              'Seeblick Hotel Management School',
              'مدرسة زيبليك لإدارة الفنادق',
              'Школа гостиничного менеджмента Зееблик',
            ),
            field_text: t(
              'Leadership, events and finance in a palace hotel of 1902.',
              'Dirección, eventos y finanzas en un hotel palacio de 1902.',
              'القيادة والفعاليات والمالية في فندق قصر من 1902.',
              'Управление, события и финансы в отеле-дворце 1902 года.',
            ),
            place: t(
              'Spiez, Lake Thun',
              'Spiez, lago de Thun',
              'شبيتس، بحيرة تون',
              'Шпиц, Тунское озеро',
            ),
            image: pic('facade-palace'),
            link: link('/schools/shms/', labels.seeCampus),
          },
          {
            school: 'CAA',
            title: t(
              'Culinary Academy Ascona',
              'Culinary Academy Ascona',
              'أكاديمية أسكونا للطهي',
              'Кулинарная академия Асконы',
            ),
            field_text: t(
              'Cooking, pastry and restaurants, thirty hours a week at the stove.',
              'Cocina, pastelería y restaurantes, treinta horas semanales en los fogones.',
              'الطبخ والحلويات والمطاعم، ثلاثون ساعة أسبوعيًا أمام الموقد.',
              'Кухня, кондитерское дело и рестораны, тридцать часов в неделю у плиты.',
            ),
            place: t(
              'Ascona, Lake Maggiore',
              'Ascona, lago Mayor',
              'أسكونا، بحيرة ماجوري',
              'Аскона, озеро Маджоре',
            ),
            image: pic('kitchen-copper'),
            link: link('/schools/caa/', labels.seeCampus),
          },
          {
            school: 'CR',
            title: t('College Rigi', 'College Rigi', 'كلية ريغي', 'Колледж Риги'),
            field_text: t(
              'Business, data and founding, with CHF 1.2 million in student hands.',
              'Empresa, datos y emprendimiento, con CHF 1,2 millones en manos de estudiantes.',
              'الأعمال والبيانات والتأسيس، مع 1.2 مليون فرنك بين أيدي الطلاب.',
              'Бизнес, данные и предпринимательство — и 1,2 млн франков в руках студентов.',
            ),
            place: t(
              'Weggis, Lake Lucerne',
              'Weggis, lago de los Cuatro Cantones',
              'فيغيس، بحيرة لوتسيرن',
              'Веггис, Фирвальдштетское озеро',
            ),
            image: pic('facade-modern'),
            link: link('/schools/cr/', labels.seeCampus),
          },
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_title: t('Together', 'Juntas', 'معًا', 'Вместе'),
        field_items: [
          stat(
            t('1,200', '1.200', '1200', '1200'),
            t('students', 'estudiantes', 'طالب', 'студентов'),
            t(
              'Four campuses, none with more than 420.',
              'Cuatro campus, ninguno con más de 420.',
              'أربعة أحرم لا يتجاوز أي منها 420.',
              'Четыре кампуса, ни одного больше 420 человек.',
            ),
          ),
          stat('92', t('nationalities', 'nacionalidades', 'جنسية', 'национальности')),
          stat(
            '20',
            t('programmes', 'programas', 'برنامجًا', 'программ'),
            t(
              'From four weeks to three years.',
              'De cuatro semanas a tres años.',
              'من أربعة أسابيع إلى ثلاث سنوات.',
              'От четырёх недель до трёх лет.',
            ),
          ),
          stat(
            t('11,400', '11.400', '11400', '11 400'),
            t(
              'graduates in 108 countries',
              'graduados en 108 países',
              'خريج في 108 بلدان',
              'выпускников в 108 странах',
            ),
          ),
        ],
      },
      {
        type: 'program_list',
        field_title: t(
          'Six bachelor’s degrees',
          'Seis grados',
          'ست درجات بكالوريوس',
          'Шесть бакалавриатов',
        ),
        field_text: t(
          'And fourteen other ways to begin, from four summer weeks to a master’s degree.',
          'Y otras catorce maneras de empezar, de cuatro semanas de verano a un máster.',
          'وأربع عشرة طريقة أخرى للبدء، من أربعة أسابيع صيفية إلى الماجستير.',
          'И ещё четырнадцать способов начать: от четырёх летних недель до магистратуры.',
        ),
        query: { level: ['bachelor'], limit: 6 },
        field_link: link('/programs/', labels.allPrograms),
        field_variant: 'table',
      },
      {
        type: 'video',
        field_tone: 'ink',
        field_title: t(
          'Ten seconds before service',
          'Diez segundos antes del servicio',
          'عشر ثوانٍ قبل الخدمة',
          'Десять секунд до начала',
        ),
        field_text: t(
          'Kitchen 1 in Ascona, a Thursday, 18:59.',
          'Cocina 1 de Ascona, un jueves, 18:59.',
          'المطبخ الأول في أسكونا، خميس، 18:59.',
          'Кухня № 1 в Асконе, четверг, 18:59.',
        ),
        field_media: { clip: 'kitchen-pass', poster: pic('kitchen-pass') },
        upload_date: '2026-09-14',
        duration_seconds: 10,
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_title: t(
          'What all four share',
          'Lo que comparten las cuatro',
          'ما تشترك فيه المدارس الأربع',
          'Что общего у всех четырёх',
        ),
        field_items: [
          {
            field_title: t('One application', 'Una sola solicitud', 'طلب واحد', 'Одна заявка'),
            field_text: t(
              'Apply once, name two schools, hear from both within five working days.',
              'Solicita una vez, nombra dos escuelas y te responden ambas en cinco días laborables.',
              'قدّم مرة واحدة وسمِّ مدرستين يصلك ردّهما خلال خمسة أيام عمل.',
              'Подайте один раз, назовите две школы, обе ответят за пять рабочих дней.',
            ),
            image: pic('library'),
            link: link('/admissions/', labels.apply),
          },
          {
            field_title: t(
              'Paid internships',
              'Prácticas remuneradas',
              'تدريب مدفوع الأجر',
              'Оплачиваемые стажировки',
            ),
            field_text: t(
              'A placement office of eleven people and 610 houses in 44 countries.',
              'Una oficina de once personas y 610 empresas en 44 países.',
              'مكتب توظيف من أحد عشر شخصًا و610 منشآت في 44 بلدًا.',
              'Отдел практики из одиннадцати человек и 610 партнёров в 44 странах.',
            ),
            image: pic('train-viaduct'),
            link: link(
              '/careers/',
              t('Careers', 'Salidas profesionales', 'المسارات المهنية', 'Карьера'),
            ),
          },
          {
            field_title: t(
              'A semester elsewhere',
              'Un semestre en otra escuela',
              'فصل في مدرسة أخرى',
              'Семестр в другой школе',
            ),
            field_text: t(
              'Cook in Ascona, then count in Weggis: credits move with you.',
              'Cocina en Ascona y luego cuenta en Weggis: los créditos van contigo.',
              'اطبخ في أسكونا ثم احسب في فيغيس، فنقاطك تنتقل معك.',
              'Готовьте в Асконе, потом считайте в Веггисе: кредиты переходят с вами.',
            ),
            image: pic('train-station'),
            link: link(
              '/student-life/',
              t('Student life', 'Vida estudiantil', 'الحياة الطلابية', 'Студенческая жизнь'),
            ),
          },
          {
            field_title: t(
              'Friends for the next job',
              'Amigos para el próximo empleo',
              'أصدقاء لوظيفتك القادمة',
              'Друзья для следующей работы',
            ),
            field_text: t(
              '11,400 graduates, 63 local tables, one rule: somebody always answers.',
              '11.400 graduados, 63 mesas locales y una regla: siempre contesta alguien.',
              '11400 خريج و63 ملتقى محليًا وقاعدة واحدة: دائمًا من يجيب.',
              '11 400 выпускников, 63 местных клуба и одно правило: кто-нибудь всегда ответит.',
            ),
            image: pic('night-city'),
            link: link('/alumni/', t('Alumni', 'Antiguos alumnos', 'الخريجون', 'Выпускники')),
          },
        ],
      },
      ...segHomeClosing,
    ],
  },
];
