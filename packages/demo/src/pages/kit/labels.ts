import { t } from './text.ts';

/** Texts of links and titles that many pages use. */
export const labels = {
  apply: t('Apply', 'Solicita plaza', 'قدّم طلبك', 'Подать заявку'),
  applyNow: t('Apply now', 'Solicita tu plaza', 'قدّم الآن', 'Подать заявку сейчас'),
  brochure: t('Get the brochure', 'Pide el folleto', 'احصل على الكتيّب', 'Получить брошюру'),
  visit: t('Visit us', 'Ven a vernos', 'زرنا', 'Приезжайте к нам'),
  contact: t(
    'Ask admissions',
    'Pregunta a admisiones',
    'اسأل قسم القبول',
    'Спросить приёмную комиссию',
  ),
  meet: t(
    'Meet a representative',
    'Habla con un representante',
    'قابل ممثلنا',
    'Встретиться с представителем',
  ),
  openHouse: t(
    'Come to the open house',
    'Ven a la jornada de puertas abiertas',
    'احضر اليوم المفتوح',
    'Прийти на день открытых дверей',
  ),
  culinaryDay: t(
    'Come to a culinary day',
    'Ven a una jornada culinaria',
    'احضر يوم الطهي المفتوح',
    'Прийти на кулинарный день',
  ),
  allPrograms: t('All programmes', 'Todos los programas', 'جميع البرامج', 'Все программы'),
  allNews: t('All news', 'Todas las noticias', 'جميع الأخبار', 'Все новости'),
  allEvents: t('All dates', 'Todas las fechas', 'جميع المواعيد', 'Все даты'),
  seeCampus: t('See the campus', 'Conoce el campus', 'تعرّف على الحرم', 'Посмотреть кампус'),
  seeProgram: t('See the programme', 'Ver el programa', 'اطّلع على البرنامج', 'Смотреть программу'),
  compare: t('Compare programmes', 'Compara programas', 'قارن البرامج', 'Сравнить программы'),
  home: t('Home', 'Inicio', 'الرئيسية', 'Главная'),
  questions: t(
    'Questions we are asked',
    'Lo que nos preguntan',
    'أسئلة تصلنا كثيرًا',
    'О чём нас спрашивают',
  ),
  inFigures: t('In figures', 'En cifras', 'بالأرقام', 'В цифрах'),
  news: t('News', 'Noticias', 'الأخبار', 'Новости'),
  events: t('Dates', 'Fechas', 'المواعيد', 'Даты'),
  fullTime: t(
    'Full time, on campus',
    'Tiempo completo, presencial',
    'دوام كامل في الحرم',
    'Очно, полный день',
  ),
  partTimeOnline: t(
    'Part time, online',
    'Tiempo parcial, en línea',
    'دوام جزئي عبر الإنترنت',
    'Частичная занятость, онлайн',
  ),
  blended: t(
    'Part time, online and on campus',
    'Tiempo parcial, en línea y presencial',
    'دوام جزئي، عبر الإنترنت وفي الحرم',
    'Частичная занятость, онлайн и на кампусе',
  ),
};
