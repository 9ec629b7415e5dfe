import { type Label, label, labelIn } from '../../i18n/label.ts';

const surname = label('Surname', 'Apellidos', 'اسم العائلة', 'Фамилия');
const name = label('First name', 'Nombre', 'الاسم الأول', 'Имя');
const email = label('E-mail', 'Correo electrónico', 'البريد الإلكتروني', 'Эл. почта');
const phone = label('Phone', 'Teléfono', 'الهاتف', 'Телефон');
const country = label('Country', 'País', 'البلد', 'Страна');
const terms = label(
  'Agreed to the terms',
  'Aceptó las condiciones',
  'وافق على الشروط',
  'Согласие с условиями',
);

/**
 * What the CRM's names mean, where the form that asked is gone or its label is not known (spec §3,
 * lead form fields).
 */
const fieldNames: Readonly<Record<string, Label>> = {
  Salutation: label('Salutation', 'Tratamiento', 'اللقب', 'Обращение'),
  Name: name,
  first_name: name,
  Surname: surname,
  last_name: surname,
  Email: email,
  email,
  Phone: phone,
  mobile: phone,
  Country: country,
  country,
  City: label('City', 'Ciudad', 'المدينة', 'Город'),
  Street: label('Street', 'Calle', 'الشارع', 'Улица'),
  Postcode: label('Postcode', 'Código postal', 'الرمز البريدي', 'Индекс'),
  Nationality: label('Nationality', 'Nacionalidad', 'الجنسية', 'Гражданство'),
  Question: label('Message', 'Mensaje', 'الرسالة', 'Сообщение'),
  ProgrammeInterest: label(
    'Programme of interest',
    'Programa de interés',
    'البرنامج المطلوب',
    'Интересующая программа',
  ),
  Program: label('Programme', 'Programa', 'البرنامج', 'Программа'),
  ProgramId: label(
    'Id of the programme',
    'Id del programa',
    'معرّف البرنامج',
    'Идентификатор программы',
  ),
  Scholarship: label(
    'Asks for a scholarship',
    'Pide una beca',
    'يطلب منحة دراسية',
    'Просит стипендию',
  ),
  BachelorStart: label(
    'Start of the bachelor',
    'Inicio del grado',
    'بداية البكالوريوس',
    'Начало бакалавриата',
  ),
  MasterStart: label(
    'Start of the master',
    'Inicio del máster',
    'بداية الماجستير',
    'Начало магистратуры',
  ),
  CallDate: label('Wants a call on', 'Quiere una llamada el', 'يودّ اتصالًا في', 'Просит позвонить'),
  MeetingMode: label('Way to meet', 'Forma de la reunión', 'طريقة اللقاء', 'Формат встречи'),
  Delivery: label('Delivery', 'Entrega', 'التسليم', 'Доставка'),
  DesiredDates: label('Dates wished for', 'Fechas deseadas', 'المواعيد المرغوبة', 'Желаемые даты'),
  Diet: label('Diet', 'Dieta', 'النظام الغذائي', 'Питание'),
  EventId: label('Event', 'Evento', 'الفعالية', 'Мероприятие'),
  SourceWebURL: label('Page', 'Página', 'الصفحة', 'Страница'),
  FriendName: label("Friend's first name", 'Nombre del amigo', 'اسم الصديق', 'Имя друга'),
  FriendSurname: label(
    "Friend's surname",
    'Apellidos del amigo',
    'اسم عائلة الصديق',
    'Фамилия друга',
  ),
  FriendEmail: label("Friend's e-mail", 'Correo del amigo', 'بريد الصديق', 'Эл. почта друга'),
  FriendAgrees: label(
    'The friend agrees',
    'El amigo está de acuerdo',
    'الصديق موافق',
    'Друг согласен',
  ),
  TermsAndConditions: terms,
  term_conditions: terms,
  VisitPreferredDate: label('Day of the visit', 'Día de la visita', 'يوم الزيارة', 'День визита'),
  VisitPreferredTime: label(
    'Time of the visit',
    'Hora de la visita',
    'وقت الزيارة',
    'Время визита',
  ),
  Workshop: label('Workshop', 'Taller', 'الورشة', 'Мастер-класс'),
  lead_source: label('Source', 'Origen', 'المصدر', 'Источник'),
};

/** What a field of enquiries is called in a language of the admin; undefined where it has no name. */
export function fieldName(name: string, language: string): string | undefined {
  const labels = Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
  return labels && labelIn(labels, language);
}
