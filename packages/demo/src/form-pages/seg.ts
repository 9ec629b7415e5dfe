import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { formPagesOf } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

/** Form pages of the Summit Education Group; they speak for all four schools. */
export const segFormPages: SeedPage[] = formPagesOf('SEG', {
  apply: {
    scene: 'alps-dawn',
    title: t(
      'One application, four schools',
      'Una solicitud, cuatro escuelas',
      'طلب واحد لأربع مدارس',
      'Одна заявка, четыре школы',
    ),
    lead: t(
      'Tell us where you would like to study. If another of our schools suits you better, we say so, and you need not apply twice.',
      'Dinos dónde te gustaría estudiar. Si otra de nuestras escuelas encaja mejor contigo, te lo decimos, y no tendrás que presentarte dos veces.',
      'أخبرنا أين تود أن تدرس. إن كانت مدرسة أخرى من مدارسنا أنسب لك قلنا لك ذلك، ولن تحتاج إلى التقديم مرتين.',
      'Скажите, где вы хотите учиться. Если вам больше подойдёт другая наша школа, мы так и скажем — подавать заявку дважды не придётся.',
    ),
    body: t(
      'The group office in Bern reads every application together with the school that you name. You deal with one adviser from the first question to the first day of classes.',
      'La oficina del grupo en Berna lee cada solicitud junto con la escuela que indicas. Tratas con un solo asesor desde la primera pregunta hasta el primer día de clase.',
      'يقرأ مكتب المجموعة في برن كل طلب مع المدرسة التي تختارها. وتتعامل مع مستشار واحد من السؤال الأول حتى أول يوم دراسة.',
      'Офис группы в Берне читает каждую заявку вместе с выбранной вами школой. От первого вопроса до первого учебного дня с вами один консультант.',
    ),
  },
  contact: {
    title: t('Write to Bern', 'Escribe a Berna', 'اكتب إلى برن', 'Напишите в Берн'),
    lead: t(
      'Eleven languages are spoken in our office. Write in yours; you have an answer within one working day.',
      'En nuestra oficina se hablan once idiomas. Escribe en el tuyo; tendrás respuesta en un día laborable.',
      'نتحدث في مكتبنا إحدى عشرة لغة. اكتب بلغتك، ويصلك الرد خلال يوم عمل واحد.',
      'В нашем офисе говорят на одиннадцати языках. Пишите на своём; ответим в течение рабочего дня.',
    ),
  },
  brochure: {
    scene: 'old-town',
    title: t(
      'Four schools in one booklet',
      'Cuatro escuelas en un cuaderno',
      'أربع مدارس في كتيّب واحد',
      'Четыре школы в одной брошюре',
    ),
    lead: t(
      'Side by side: what each school teaches, what it costs, and for whom it is not the right one.',
      'Lado a lado: qué enseña cada escuela, cuánto cuesta y para quién no es la adecuada.',
      'جنبًا إلى جنب: ماذا تدرّس كل مدرسة، وكم تكلف، ولمن لا تناسب.',
      'Рядом: чему учит каждая школа, сколько стоит и кому она не подойдёт.',
    ),
  },
  visit: {
    scene: 'lake-morning',
    title: t('See more than one', 'Visita más de una', 'زر أكثر من مدرسة', 'Посмотрите не одну'),
    lead: t(
      'Mürren, Spiez, Weggis and Ascona lie within half a day of each other. We plan the trains; you bring the questions.',
      'Mürren, Spiez, Weggis y Ascona están a menos de medio día entre sí. Nosotros planeamos los trenes; tú traes las preguntas.',
      'تقع مورين وشبيتس وفيغيس وأسكونا على مسافة نصف يوم بعضها من بعض. نحن نرتب القطارات، وأنت تحضر الأسئلة.',
      'Мюррен, Шпиц, Веггис и Аскона лежат в половине дня пути друг от друга. Поезда подберём мы, вопросы — за вами.',
    ),
  },
  meet: {
    scene: 'night-city',
    title: t(
      'We are in your city twice a year',
      'Estamos en tu ciudad dos veces al año',
      'نحن في مدينتك مرتين في السنة',
      'Мы в вашем городе дважды в год',
    ),
    lead: t(
      'One adviser speaks for all four schools, and has taught at one of them.',
      'Un solo asesor habla por las cuatro escuelas, y ha dado clase en una de ellas.',
      'مستشار واحد يتحدث باسم المدارس الأربع، وقد درّس في إحداها.',
      'Один консультант представляет все четыре школы, а в одной из них преподавал.',
    ),
  },
  open_house: {
    scene: 'seminar-room',
    title: t(
      'Open houses at our schools',
      'Puertas abiertas en nuestras escuelas',
      'الأيام المفتوحة في مدارسنا',
      'Дни открытых дверей в наших школах',
    ),
    lead: t(
      'Choose a school and a Saturday. The group pays the train from the Swiss border for you and one guest.',
      'Elige una escuela y un sábado. El grupo paga el tren desde la frontera suiza para ti y un acompañante.',
      'اختر مدرسة ويوم سبت. تتكفل المجموعة بتذكرة القطار من الحدود السويسرية لك ولمرافق واحد.',
      'Выберите школу и субботу. Поезд от швейцарской границы для вас и одного гостя оплачивает группа.',
    ),
  },
  open_culinary: {
    scene: 'vineyard',
    title: t(
      'A day in the kitchens of Ascona',
      'Un día en las cocinas de Ascona',
      'يوم في مطابخ أسكونا',
      'День на кухнях Асконы',
    ),
    lead: t(
      'Our academy on Lake Maggiore lets you cook before you decide.',
      'Nuestra academia del lago Mayor te deja cocinar antes de decidir.',
      'أكاديميتنا على بحيرة ماجوري تتيح لك أن تطبخ قبل أن تقرر.',
      'Наша академия на Лаго-Маджоре даёт попробовать себя у плиты до того, как вы решите.',
    ),
  },
  refer: {
    scene: 'dormitory',
    title: t(
      'Tell a friend about us',
      'Háblale de nosotros a un amigo',
      'أخبر صديقًا عنّا',
      'Расскажите о нас другу',
    ),
    lead: t(
      'One in five of our students came because somebody they trust was here before.',
      'Uno de cada cinco estudiantes vino porque alguien de su confianza había estado aquí antes.',
      'واحد من كل خمسة من طلابنا جاء لأن شخصًا يثق به سبقه إلى هنا.',
      'Каждый пятый наш студент приехал потому, что здесь уже учился кто-то, кому он доверяет.',
    ),
  },
  ...livechatPage,
});
