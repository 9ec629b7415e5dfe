import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { formPagesOf } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

/** Form pages of College Rigi. */
export const crFormPages: SeedPage[] = formPagesOf('CR', {
  apply: {
    scene: 'lake-steamer',
    title: t('Make your case', 'Presenta tu caso', 'قدّم حجتك', 'Представьте свой кейс'),
    lead: t(
      'Business school teaches you to argue from evidence. Your application is the first exercise, and the only one without a mark.',
      'Una escuela de negocios enseña a argumentar con pruebas. Tu solicitud es el primer ejercicio, y el único sin nota.',
      'تعلّمك كلية الأعمال أن تحاجج بالأدلة. وطلبك هو التمرين الأول، والوحيد الذي لا يُمنح درجة.',
      'Бизнес-школа учит доказывать фактами. Ваша заявка — первое упражнение и единственное без оценки.',
    ),
    body: t(
      'Three things decide: what you have finished, what you have started, and what you stopped because it was wrong. Figures are welcome. Excuses are not needed.',
      'Tres cosas deciden: lo que has terminado, lo que has empezado y lo que dejaste porque no tenía sentido. Las cifras son bienvenidas. Las excusas no hacen falta.',
      'ثلاثة أمور تحسم القرار: ما أنهيته، وما بدأته، وما توقفت عنه لأنه كان خطأ. نرحب بالأرقام، ولا حاجة إلى الأعذار.',
      'Решают три вещи: что вы довели до конца, что начали и что бросили, потому что это было ошибкой. Цифрам рады. Оправдания не нужны.',
    ),
  },
  contact: {
    title: t(
      'Put a question to the college',
      'Haz una pregunta a la escuela',
      'اطرح سؤالًا على الكلية',
      'Задайте вопрос колледжу',
    ),
    lead: t(
      'Short questions get short answers, long ones get a call. Both within one working day.',
      'A preguntas cortas, respuestas cortas; a las largas, una llamada. Siempre en un día laborable.',
      'للأسئلة القصيرة أجوبة قصيرة، وللطويلة اتصال هاتفي. وكلاهما خلال يوم عمل واحد.',
      'На короткий вопрос — короткий ответ, на длинный — звонок. И то и другое в течение рабочего дня.',
    ),
  },
  brochure: {
    scene: 'library',
    title: t(
      'Read the small print first',
      'Empieza por la letra pequeña',
      'ابدأ بالتفاصيل الدقيقة',
      'Начните с мелкого шрифта',
    ),
    lead: t(
      'Curriculum, faculty, fees, salaries after graduation: the figures of the last three years, including the bad ones.',
      'Plan de estudios, profesorado, precios, sueldos tras graduarse: las cifras de los tres últimos años, también las malas.',
      'المنهج والأساتذة والرسوم ورواتب الخريجين: أرقام السنوات الثلاث الأخيرة بما فيها غير السارّة.',
      'Учебный план, преподаватели, стоимость, зарплаты выпускников: цифры за три года, включая неудачные.',
    ),
  },
  visit: {
    scene: 'harbour',
    title: t(
      'Take the boat to Weggis',
      'Toma el barco a Weggis',
      'خذ القارب إلى فيغيس',
      'Приплывайте в Веггис',
    ),
    lead: t(
      'Forty minutes from Lucerne by steamer, eight on foot from the landing stage. Bring a question for the Monday case.',
      'A cuarenta minutos de Lucerna en barco de vapor y a ocho a pie del embarcadero. Trae una pregunta para el caso del lunes.',
      'أربعون دقيقة من لوسيرن بالباخرة، وثمانٍ سيرًا من الرصيف. أحضر معك سؤالًا لدراسة حالة يوم الإثنين.',
      'Сорок минут на пароходе из Люцерна и восемь пешком от пристани. Привезите вопрос к кейсу понедельника.',
    ),
  },
  meet: {
    scene: 'conference',
    title: t(
      'Forty minutes, two sides of a table',
      'Cuarenta minutos, dos lados de una mesa',
      'أربعون دقيقة على طرفي طاولة',
      'Сорок минут по две стороны стола',
    ),
    lead: t(
      'Bring your plan. Our adviser brings the figures: admission, cost, visa, and where last year’s class works now.',
      'Trae tu plan. Nuestro asesor trae las cifras: admisión, coste, visado y dónde trabaja hoy la última promoción.',
      'أحضر خطتك، ومستشارنا يحضر الأرقام: القبول والتكلفة والتأشيرة، وأين تعمل دفعة العام الماضي اليوم.',
      'Возьмите свой план. Наш консультант принесёт цифры: поступление, расходы, виза и где сейчас работает прошлый выпуск.',
    ),
  },
  open_house: {
    scene: 'lecture-hall',
    title: t(
      'Sit in the Monday case',
      'Asiste al caso del lunes',
      'احضر دراسة حالة يوم الإثنين',
      'Побывайте на кейсе понедельника',
    ),
    lead: t(
      'One company, one decision, ninety minutes of argument. Guests may raise their hands.',
      'Una empresa, una decisión, noventa minutos de debate. Los invitados pueden levantar la mano.',
      'شركة واحدة، وقرار واحد، وتسعون دقيقة من النقاش. وللضيوف أن يرفعوا أيديهم.',
      'Одна компания, одно решение, девяносто минут споров. Гостям разрешено поднимать руку.',
    ),
  },
  refer: {
    scene: 'campus-courtyard',
    title: t(
      'Recommend a partner',
      'Recomienda a un socio',
      'رشّح شريكًا',
      'Порекомендуйте партнёра',
    ),
    lead: t(
      'Think of the person with whom you would start a company tomorrow.',
      'Piensa en la persona con la que mañana mismo fundarías una empresa.',
      'فكّر في الشخص الذي قد تؤسس معه شركة غدًا.',
      'Подумайте о человеке, с которым вы завтра открыли бы компанию.',
    ),
  },
  ...livechatPage,
});
