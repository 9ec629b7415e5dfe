import type { SeedSynonyms } from '../types.ts';

const of = (lang: SeedSynonyms['lang'], ...groups: string[]): SeedSynonyms[] =>
  groups.map((words) => ({ lang, words: words.split(', ') }));

/**
 * Words of prospects and parents beside those that schools write. Each inflection that is typed
 * stands for itself; a group belongs to all brands.
 */
export const synonyms: SeedSynonyms[] = [
  ...of(
    'en',
    'accommodation, dormitory, dorm, housing, residence, student life',
    'room, rooms, student life',
    'contact, contacts, phone, telephone, email',
    'event, events, calendar, dates',
    'deadline, deadlines, dates, intakes, apply, admission, admissions',
    'payment, payments, pay, fees, tuition',
    'aid, discount, grant, scholarship, scholarships',
    'IELTS, TOEFL, English, language',
    'age, requirements, admission, admissions',
    'job, jobs, career, careers, work, salary, graduates',
    'permit, visa, documents, admissions',
  ),
  ...of(
    'es',
    'alojamiento, vivienda, residencia, vida estudiantil',
    'habitación, habitaciones, vida estudiantil',
    'contacto, contactos, contactar, teléfono, correo',
    'evento, eventos, calendario, fechas',
    'coste, costo, costes, precio, precios, matrícula, tasas',
    'descuento, ayuda, beca, becas',
    'edad, requisito, requisitos, admisión, ingreso, solicitud',
    'pasantía, pasantías, prácticas',
    'IELTS, TOEFL, inglés, idioma, idiomas',
    'sueldo, salario, trabajo, empleo, carrera, salidas',
  ),
  ...of(
    'ar',
    'آيلتس, توفل, الإنجليزية, اللغة, القبول',
    'استمارة, نموذج, طلب, التقديم, تقديم, القبول, قدم',
    'التكلفة, تكلفة, تكاليف, السعر, الرسوم, رسوم',
    'العمر, عمر, السن, القبول',
    'خصم, منحة, منح, المنح',
    'راتب, وظيفة, وظائف, عمل, العمل, مهن, الخريجون',
    'حلال, طعام, الطعام, وجبات, الوجبات, المطبخ',
    'سكن, السكن, غرفة, غرف, الحياة الطلابية',
    'اتصال, الاتصال, اتصل, تواصل, هاتف, الهاتف',
    'فعاليات, الفعاليات, مواعيد, المواعيد',
  ),
  ...of(
    'ru',
    'IELTS, TOEFL, английский, английского, язык',
    'анкета, заявка, заявление, поступление, подать',
    'возраст, требования, условия, поступление, приём',
    'дедлайн, сроки, срок, даты, поступление, заявка',
    'карьера, работа, выпускники, профессия, зарплата',
    'магистратура, магистр, магистерская',
    'общежитие, проживание, жильё, студенческая жизнь',
    'комната, комнаты, студенческая жизнь',
    'контакт, контакты, телефон, почта, связаться',
    'событие, события, мероприятие, мероприятия, календарь, даты',
    'онлайн, вебинар, вебинары, дистанционно',
    'практика, стажировка, стажировки',
    'рассрочка, рассрочку, рассрочке, оплата, стоимость',
    'халяль, питание, еда',
    'скидка, стипендия, стипендии, помощь',
    'экскурсия, визит, посещение, кампус',
  ),
];
