import type { L10n, Markdown, SeedPopup } from '../types.ts';

/** Node types that people read; a pop-up never opens over a form page. */
const reading = ['homepage', 'lego_page', 'program', 'singleCampus', 'singleNews'];

const popup = (
  brand: string,
  form: string,
  field_heading: L10n,
  field_description: Markdown,
): SeedPopup => ({
  key: `${brand.toLowerCase()}-brochure`,
  brands: [brand],
  field_attribute: [],
  field_delay_time: 30,
  field_display_after_days: 30,
  field_include_urls: reading,
  field_heading,
  field_description,
  field_forms: [{ brand, form }],
});

/** One pop-up a brand, with the brand's short form (spec §4). */
export const popups: SeedPopup[] = [
  popup(
    'SEG',
    'seg-popup',
    {
      en: 'Four schools. One of them is yours.',
      es: 'Cuatro escuelas. Una de ellas es la tuya.',
      ar: 'أربع مدارس، إحداها لك.',
      ru: 'Четыре школы. Одна из них — ваша.',
    },
    {
      en: 'Leave your address and an adviser in Bern writes to you within one working day: which school, which start, what it costs.',
      es: 'Déjanos tu dirección y un asesor de Berna te escribirá en un día laborable: qué escuela, qué fecha de inicio y cuánto cuesta.',
      ar: 'اترك عنوانك ويراسلك مستشار من برن خلال يوم عمل واحد: أي مدرسة، وأي موعد بدء، وكم التكلفة.',
      ru: 'Оставьте адрес, и консультант из Берна напишет вам в течение рабочего дня: какая школа, когда начало и сколько это стоит.',
    },
  ),
  popup(
    'HIM',
    'him-popup',
    {
      en: 'The next class goes up in February.',
      es: 'La próxima promoción sube en febrero.',
      ar: 'الدفعة القادمة تصعد في فبراير.',
      ru: 'Следующий набор поднимется в феврале.',
    },
    {
      en: 'We write to you once, with dates, fees and what a week in Mürren looks like.',
      es: 'Te escribimos una vez, con fechas, precios y cómo es una semana en Mürren.',
      ar: 'نراسلك مرة واحدة بالمواعيد والرسوم وصورة عن أسبوع في مورين.',
      ru: 'Мы напишем один раз: даты, стоимость и как проходит неделя в Мюррене.',
    },
  ),
  popup(
    'SHMS',
    'shms-popup',
    {
      en: 'May we send you a day at the palace?',
      es: '¿Te enviamos un día en el palacio?',
      ar: 'هل نرسل إليك يومًا في القصر؟',
      ru: 'Прислать вам один день во дворце?',
    },
    {
      en: 'A short letter from Spiez: the timetable of a first-semester student, hour by hour, and the fees beside it.',
      es: 'Una carta breve desde Spiez: el horario de un estudiante de primer semestre, hora a hora, y los precios al lado.',
      ar: 'رسالة قصيرة من شبيتس: يوم طالب في الفصل الأول ساعةً بساعة، وبجانبه الرسوم.',
      ru: 'Короткое письмо из Шпица: день первокурсника по часам, а рядом — стоимость.',
    },
  ),
  popup(
    'CR',
    'cr-popup',
    {
      en: 'Read the case study before you decide.',
      es: 'Lee el caso práctico antes de decidir.',
      ar: 'اقرأ دراسة الحالة قبل أن تقرر.',
      ru: 'Прочитайте кейс, прежде чем решать.',
    },
    {
      en: 'We send you the case that every class starts with, and our adviser’s direct number.',
      es: 'Te enviamos el caso con el que empieza cada promoción y el número directo de nuestra asesora.',
      ar: 'نرسل إليك دراسة الحالة التي تبدأ بها كل دفعة، ورقم مستشارتنا المباشر.',
      ru: 'Мы пришлём кейс, с которого начинает каждый набор, и прямой номер консультанта.',
    },
  ),
  popup(
    'CAA',
    'caa-popup',
    {
      en: 'Shall we keep a place at the stove?',
      es: '¿Te guardamos un sitio en los fogones?',
      ar: 'هل نحجز لك مكانًا عند الموقد؟',
      ru: 'Оставить вам место у плиты?',
    },
    {
      en: 'We write to you with the next start dates, the open kitchen days and one recipe from the first semester.',
      es: 'Te escribimos con las próximas fechas, los días de cocina abierta y una receta del primer semestre.',
      ar: 'نراسلك بمواعيد البدء القادمة وأيام المطبخ المفتوح ووصفة من الفصل الأول.',
      ru: 'Мы напишем вам даты начала, дни открытой кухни и один рецепт первого семестра.',
    },
  ),
];
