import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, t } from '../kit/text.ts';

/** What the four schools share, on the group’s home page. */
export const segHomeGroup: SeedBlock[] = [
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
        t('11,400', '11.400', '11,400', '11 400'),
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
          '11,400 خريج و63 ملتقى محليًا وقاعدة واحدة: دائمًا من يجيب.',
          '11 400 выпускников, 63 местных клуба и одно правило: кто-нибудь всегда ответит.',
        ),
        image: pic('night-city'),
        link: link('/alumni/', t('Alumni', 'Antiguos alumnos', 'الخريجون', 'Выпускники')),
      },
    ],
  },
];
