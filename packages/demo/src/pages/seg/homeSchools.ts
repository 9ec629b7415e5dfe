import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, t } from '../kit/text.ts';

/** Start of the group’s home page: the four schools. */
export const segHomeSchools: SeedBlock[] = [
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
      'قرية جبلية وقصر ومستودع على البحيرة وجناح خرساني: 1,200 شخص يتعلمون معنا الضيافة والأعمال في سويسرا.',
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
        place: t('Mürren, 1,638 m', 'Mürren, 1.638 m', 'مورين، 1,638 م', 'Мюррен, 1638 м'),
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
          'Empresa, datos y emprendimiento, con 1,2 millones de CHF en manos de estudiantes.',
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
];
