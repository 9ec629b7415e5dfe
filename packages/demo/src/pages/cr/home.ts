import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, t } from '../kit/text.ts';
import { crHomeClosing } from './homeClosing.ts';

/** Home page of College Rigi. */
export const crHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['CR'],
    title: t('College Rigi', 'College Rigi', 'كلية ريغي', 'Колледж Риги'),
    field_lead: t(
      'Business degrees with a hospitality mind, in Weggis on Lake Lucerne.',
      'Títulos de empresa con mentalidad de anfitrión, en Weggis, junto al lago de los Cuatro Cantones.',
      'شهادات في الأعمال بروح الضيافة، في فيغيس على بحيرة لوتسيرن.',
      'Бизнес-образование с душой гостеприимства в Веггисе на Фирвальдштетском озере.',
    ),
    metatag: {
      title: t(
        'College Rigi: business and hospitality in Weggis',
        'College Rigi: empresa y hospitalidad en Weggis',
        'كلية ريغي: الأعمال والضيافة في فيغيس',
        'Колледж Риги: бизнес и гостеприимство в Веггисе',
      ),
      description: t(
        'Bachelor, master and diploma programmes in business, digital management and entrepreneurship on Lake Lucerne.',
        'Grado, máster y diploma en empresa, gestión digital y emprendimiento junto al lago de los Cuatro Cantones.',
        'برامج بكالوريوس وماجستير ودبلوم في الأعمال والإدارة الرقمية وريادة الأعمال على بحيرة لوتسيرن.',
        'Бакалавриат, магистратура и дипломы по бизнесу, цифровому управлению и предпринимательству на Фирвальдштетском озере.',
      ),
    },
    blocks: [
      {
        type: 'hero',
        field_variant: 'plain',
        field_tone: 'brand',
        field_pretitle: t(
          'Weggis, Lake Lucerne',
          'Weggis, lago de los Cuatro Cantones',
          'فيغيس، بحيرة لوتسيرن',
          'Веггис, Фирвальдштетское озеро',
        ),
        field_title: t(
          'Know your numbers. Mind your guests.',
          'Conoce tus números. Cuida a tus clientes.',
          'اعرف أرقامك، واعتنِ بضيوفك',
          'Знайте цифры. Берегите гостей',
        ),
        field_text: t(
          'Every business ends with a person who comes back or doesn’t. We teach both halves of that sentence.',
          'Todo negocio acaba en una persona que vuelve o no vuelve. Enseñamos las dos mitades de esa frase.',
          'كل عمل ينتهي عند شخص يعود أو لا يعود. ونحن نعلّم شطري هذه الجملة.',
          'Любой бизнес заканчивается человеком, который вернётся или нет. Мы учим обеим половинам этой фразы.',
        ),
        field_links: [link('/programs/', labels.allPrograms), link('/apply/', labels.applyNow)],
      },
      {
        type: 'media',
        field_media: pic('lake-morning'),
      },
      {
        type: 'stats',
        field_title: t('The balance sheet', 'El balance', 'الميزانية', 'Баланс'),
        field_items: [
          stat(
            '340',
            t('students', 'estudiantes', 'طالبًا', 'студентов'),
            t('From 51 countries.', 'De 51 países.', 'من 51 بلدًا.', 'Из 51 страны.'),
          ),
          stat(
            '62',
            t(
              'companies founded here since 2012',
              'empresas fundadas aquí desde 2012',
              'شركة تأسست هنا منذ 2012',
              'компании основаны здесь с 2012 года',
            ),
            t(
              'Forty-one are still trading.',
              'Cuarenta y una siguen activas.',
              'إحدى وأربعون منها ما زالت تعمل.',
              'Сорок одна работает до сих пор.',
            ),
          ),
          stat(
            t('1.2 CHF m', '1,2 M CHF', '1.2 مليون فرنك', '1,2 млн CHF'),
            t(
              'in the student fund',
              'en el fondo estudiantil',
              'في صندوق الطلاب',
              'в студенческом фонде',
            ),
            t(
              'Invested by students, audited by strangers.',
              'Lo invierten estudiantes, lo auditan terceros.',
              'يستثمره الطلاب ويدققه غرباء.',
              'Инвестируют студенты, проверяют посторонние.',
            ),
          ),
          stat(
            '94 %',
            t(
              'in work or founding after six months',
              'trabajando o emprendiendo a los seis meses',
              'يعملون أو يؤسسون بعد ستة أشهر',
              'работают или основали дело через полгода',
            ),
          ),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t(
          'Which of these is you?',
          '¿Cuál eres tú?',
          'أيّ هؤلاء أنت؟',
          'Кто из них вы?',
        ),
        field_items: [
          {
            field_title: t('I count', 'Cuento', 'أحسب', 'Я считаю'),
            field_text: t(
              'You read the small print and enjoy a clean spreadsheet. **Bachelor in Digital Business**: data, code, and the people behind both.',
              'Lees la letra pequeña y disfrutas de una hoja de cálculo limpia. **Grado en Negocios Digitales**: datos, código y las personas que hay detrás.',
              'تقرأ التفاصيل الصغيرة وتستمتع بجدول مرتب. **بكالوريوس الأعمال الرقمية**: البيانات والبرمجة والناس وراءهما.',
              'Вы читаете мелкий шрифт и любите чистые таблицы. **Бакалавриат «Цифровой бизнес»**: данные, код и люди, которые за ними стоят.',
            ),
            image: pic('workshop'),
          },
          {
            field_title: t('I host', 'Recibo', 'أستضيف', 'Я принимаю'),
            field_text: t(
              'Your friends end up in your kitchen. **Bachelor in Business and Hospitality**: the same degree in management, learned in front of guests.',
              'Tus amigos acaban siempre en tu cocina. **Grado en Empresa y Hospitalidad**: la misma carrera de gestión, aprendida delante del cliente.',
              'ينتهي أصدقاؤك دائمًا في مطبخك. **بكالوريوس الأعمال والضيافة**: شهادة الإدارة نفسها، لكن أمام الضيوف.',
              'Друзья всегда оказываются у вас на кухне. **Бакалавриат «Бизнес и гостеприимство»**: тот же менеджмент, но перед гостями.',
            ),
            image: pic('bar-counter'),
          },
          {
            field_title: t('I start things', 'Empiezo cosas', 'أبدأ المشاريع', 'Я начинаю'),
            field_text: t(
              'You have registered a domain at two in the morning. **Diploma in Entrepreneurship**: twelve months to a company or a good reason against it.',
              'Has registrado un dominio a las dos de la mañana. **Diploma en Emprendimiento**: doce meses para una empresa o para una buena razón en contra.',
              'سجّلت نطاقًا على الإنترنت في الثانية فجرًا. **دبلوم ريادة الأعمال**: اثنا عشر شهرًا نحو شركة أو نحو سبب وجيه لتركها.',
              'Вы регистрировали домен в два часа ночи. **Диплом по предпринимательству**: год до компании — или до веской причины её не создавать.',
            ),
            image: pic('facade-modern'),
          },
          {
            field_title: t('I am not there yet', 'Aún no llego', 'لم أصل بعد', 'Я ещё не готов'),
            field_text: t(
              'School is done, English or mathematics isn’t. **Foundation Year**: ten months, then any bachelor’s programme of the group.',
              'Acabaste el colegio, pero te falta inglés o matemáticas. **Año preparatorio**: diez meses y, después, cualquier grado del grupo.',
              'أنهيت المدرسة لكن تنقصك الإنجليزية أو الرياضيات. **السنة التأسيسية**: عشرة أشهر ثم أي بكالوريوس في المجموعة.',
              'Школа закончена, а английский или математика — нет. **Подготовительный год**: десять месяцев, затем любой бакалавриат группы.',
            ),
            image: pic('library'),
          },
        ],
      },
      {
        type: 'program_list',
        field_title: t(
          'Five programmes, side by side',
          'Cinco programas, lado a lado',
          'خمسة برامج جنبًا إلى جنب',
          'Пять программ рядом',
        ),
        query: { schools: ['CR'], limit: 5 },
        field_link: link('/compare/', labels.compare),
        field_variant: 'table',
      },
      {
        type: 'text_media',
        field_tone: 'ink',
        field_side: 'end',
        field_pretitle: t(
          'The Dampfschiff Fund',
          'El fondo Dampfschiff',
          'صندوق دامبفشيف',
          'Фонд Dampfschiff',
        ),
        field_title: t(
          'Real money, on the table',
          'Dinero de verdad sobre la mesa',
          'مال حقيقي على الطاولة',
          'Настоящие деньги на столе',
        ),
        field_text: t(
          'Twelve students manage CHF 1.2 million that a retired ship-owner left to the college, on one condition: the minutes are public. Each quarter they defend their decisions in the village hall. **Return since 2015: 4.1 per cent a year.** Lessons from the two bad years: in the library, on one page each.',
          'Doce estudiantes gestionan 1,2 millones de CHF que un armador jubilado dejó al college con una condición: las actas son públicas. Cada trimestre defienden sus decisiones en el salón del pueblo. **Rendimiento desde 2015: 4,1 % anual.** Lecciones de los dos años malos: en la biblioteca, una página cada una.',
          'يدير اثنا عشر طالبًا 1.2 مليون فرنك تركها للكلية مالك سفن متقاعد بشرط واحد: أن تكون المحاضر علنية. وفي كل ربع سنة يدافعون عن قراراتهم في قاعة البلدة. **العائد منذ 2015: 4.1 في المئة سنويًا.** أما دروس السنتين السيئتين ففي المكتبة، صفحة لكل منهما.',
          'Двенадцать студентов управляют 1,2 миллиона франков, которые оставил колледжу судовладелец на пенсии с одним условием: протоколы публичны. Раз в квартал они защищают решения в деревенском зале. **Доходность с 2015 года — 4,1 % в год.** Уроки двух плохих лет — в библиотеке, по странице на каждый.',
        ),
        field_media: pic('lake-steamer'),
        field_links: [
          link('/about/', t('About the college', 'Sobre el college', 'عن الكلية', 'О колледже')),
        ],
      },
      ...crHomeClosing,
    ],
  },
];
