import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, t } from '../kit/text.ts';

/** Start of the academy’s home page: what one learns to make here. */
export const caaHomeOpening: SeedBlock[] = [
  {
    type: 'hero',
    field_variant: 'stage',
    field_tone: 'ink',
    field_title: t(
      'Taste first. Talk later.',
      'Primero prueba. Luego habla.',
      'ذُق أولًا، ثم تكلّم',
      'Сначала попробуйте. Потом поговорим',
    ),
    field_text: t(
      'Thirty hours a week at the stove, in groups of twelve, between the market at six and the last plate at ten.',
      'Treinta horas semanales en los fogones, en grupos de doce, entre el mercado de las seis y el último plato de las diez.',
      'ثلاثون ساعة أسبوعيًا أمام الموقد في مجموعات من اثني عشر، بين سوق السادسة صباحًا وآخر طبق في العاشرة مساءً.',
      'Тридцать часов в неделю у плиты, группами по двенадцать, от рынка в шесть утра до последней тарелки в десять вечера.',
    ),
    field_media: { clip: 'kitchen-pass', poster: pic('kitchen-pass') },
    field_links: [
      link('/programs/', labels.allPrograms),
      link('/culinary-open-day/', labels.culinaryDay),
    ],
  },
  {
    type: 'cards',
    field_variant: 'index',
    field_title: t(
      'What do you want to make?',
      '¿Qué quieres hacer?',
      'ماذا تريد أن تصنع؟',
      'Что вы хотите делать?',
    ),
    field_items: [
      {
        field_title: t(
          'Sauces that people finish with bread',
          'Salsas que se rebañan con pan',
          'صلصات تُمسح بالخبز',
          'Соусы, которые доедают хлебом',
        ),
        field_text: t(
          'Bachelor in Culinary Arts, three years',
          'Grado en Artes Culinarias, tres años',
          'بكالوريوس فنون الطهي، ثلاث سنوات',
          'Бакалавриат по кулинарному искусству, три года',
        ),
        link: link('/programs/bachelor-culinary-arts/', labels.seeProgram),
      },
      {
        field_title: t(
          'Chocolate with a clean snap',
          'Chocolate con chasquido limpio',
          'شوكولاتة بكسرة صافية',
          'Шоколад с чистым хрустом',
        ),
        field_text: t(
          'Diploma in Pastry and Chocolate, twelve months',
          'Diploma en Pastelería y Chocolate, doce meses',
          'دبلوم الحلويات والشوكولاتة، اثنا عشر شهرًا',
          'Диплом по кондитерскому делу и шоколаду, двенадцать месяцев',
        ),
        link: link('/programs/diploma-pastry-and-chocolate/', labels.seeProgram),
      },
      {
        field_title: t(
          'Polenta, trout, rye: the Alps on a plate',
          'Polenta, trucha, centeno: los Alpes en un plato',
          'البولينتا والسلمون المرقط والجاودار: الألب في طبق',
          'Полента, форель, рожь: Альпы на тарелке',
        ),
        field_text: t(
          'Certificate in Alpine Cooking, six months',
          'Certificado en Cocina Alpina, seis meses',
          'شهادة الطهي الجبلي، ستة أشهر',
          'Сертификат по альпийской кухне, полгода',
        ),
        link: link('/programs/certificate-alpine-cooking/', labels.seeProgram),
      },
      {
        field_title: t(
          'A restaurant that is still open in year five',
          'Un restaurante que siga abierto al quinto año',
          'مطعمًا يبقى مفتوحًا في عامه الخامس',
          'Ресторан, который работает и на пятый год',
        ),
        field_text: t(
          'Master in Culinary Business, twelve months',
          'Máster en Negocio Gastronómico, doce meses',
          'ماجستير أعمال الطهي، اثنا عشر شهرًا',
          'Магистратура по ресторанному бизнесу, двенадцать месяцев',
        ),
        link: link('/programs/master-culinary-business/', labels.seeProgram),
      },
      {
        field_title: t(
          'Dinner for your family, properly',
          'La cena de casa, bien hecha',
          'عشاء لعائلتك كما يجب',
          'Ужин для семьи, но как следует',
        ),
        field_text: t(
          'Summer on the Lake, four weeks',
          'Verano en el lago, cuatro semanas',
          'صيف على البحيرة، أربعة أسابيع',
          'Лето на озере, четыре недели',
        ),
        link: link('/programs/summer-lake-kitchen/', labels.seeProgram),
      },
    ],
  },
  {
    type: 'quote',
    field_tone: 'brand',
    field_text: t(
      'Salt is a question. Keep asking.',
      'La sal es una pregunta. Sigue preguntando.',
      'الملح سؤال، فلا تكفّ عن السؤال',
      'Соль — это вопрос. Продолжайте спрашивать',
    ),
    field_author: t(
      'Written above the door of kitchen 4',
      'Escrito sobre la puerta de la cocina 4',
      'مكتوب فوق باب المطبخ الرابع',
      'Надпись над дверью кухни № 4',
    ),
  },
];
