import { t } from '../pages/kit/text.ts';

/** Labels of the fields that several forms share. */
export const labels = {
  salutation: t('Salutation', 'Tratamiento', 'اللقب', 'Обращение'),
  name: t('Name', 'Nombre', 'الاسم', 'Имя'),
  surname: t('Surname', 'Apellidos', 'اسم العائلة', 'Фамилия'),
  email: t('Email', 'Correo electrónico', 'البريد الإلكتروني', 'Эл. почта'),
  phone: t('Phone', 'Teléfono', 'الهاتف', 'Телефон'),
  country: t('Country', 'País', 'البلد', 'Страна'),
  city: t('City', 'Ciudad', 'المدينة', 'Город'),
  question: t('Question', 'Pregunta', 'السؤال', 'Вопрос'),
  school: t('School', 'Escuela', 'المدرسة', 'Школа'),
  program: t(
    'Program of interest',
    'Programa de interés',
    'البرنامج الذي يهمك',
    'Интересующая программа',
  ),
  programme: t('Programme', 'Programa', 'البرنامج', 'Программа'),
  start: t('Desired start', 'Inicio deseado', 'موعد البدء المرغوب', 'Желаемое начало учёбы'),
  terms: t('Privacy', 'Privacidad', 'الخصوصية', 'Конфиденциальность'),
  you: t('About you', 'Sobre ti', 'عنك', 'О вас'),
  studies: t('Your studies', 'Tus estudios', 'دراستك', 'Ваша учёба'),
} as const;

/**
 * What a required field says when it is empty; English is word for word spec §8, e-mail is spec
 * §10.2's.
 */
export const missing = {
  salutation: t(
    'Choose your salutation',
    'Elige un tratamiento',
    'اختر اللقب',
    'Выберите обращение',
  ),
  name: t('Name is required', 'El nombre es obligatorio', 'الاسم مطلوب', 'Укажите имя'),
  surname: t(
    'Surname is required',
    'El apellido es obligatorio',
    'اسم العائلة مطلوب',
    'Укажите фамилию',
  ),
  email: t(
    'Email is required',
    'El correo electrónico es obligatorio',
    'البريد الإلكتروني مطلوب',
    'Укажите эл. почту',
  ),
  phone: t(
    'Phone is required',
    'El teléfono es obligatorio',
    'رقم الهاتف مطلوب',
    'Укажите телефон',
  ),
  country: t('Country is required', 'El país es obligatorio', 'البلد مطلوب', 'Укажите страну'),
  city: t('City is required', 'La ciudad es obligatoria', 'المدينة مطلوبة', 'Укажите город'),
  question: t(
    'Question is required',
    'La pregunta es obligatoria',
    'السؤال مطلوب',
    'Напишите вопрос',
  ),
  school: t('School is required', 'La escuela es obligatoria', 'المدرسة مطلوبة', 'Укажите школу'),
  program: t(
    'Program of interest is required',
    'El programa de interés es obligatorio',
    'البرنامج الذي يهمك مطلوب',
    'Укажите интересующую программу',
  ),
  start: t(
    'Choose your desired date',
    'Elige la fecha que deseas',
    'اختر الموعد المرغوب',
    'Выберите желаемое начало учёбы',
  ),
  date: t(
    'Choose your preferred date',
    'Elige tu fecha preferida',
    'اختر التاريخ المفضل',
    'Выберите желаемую дату',
  ),
  time: t(
    'Choose your preferred time',
    'Elige tu hora preferida',
    'اختر الوقت المفضل',
    'Выберите желаемое время',
  ),
  event: t('Choose a date', 'Elige una fecha', 'اختر موعدًا', 'Выберите дату'),
  option: t(
    'Choose one of the options',
    'Elige una de las opciones',
    'اختر أحد الخيارات',
    'Выберите один из вариантов',
  ),
  address: t(
    'The address is required',
    'La dirección es obligatoria',
    'العنوان مطلوب',
    'Укажите адрес',
  ),
  terms: t(
    'Terms is required',
    'Debes aceptar las condiciones',
    'الموافقة على الشروط مطلوبة',
    'Необходимо согласие с условиями',
  ),
} as const;

/** What a field says when its pattern doesn't fit. */
export const wrong = {
  email: t(
    'This does not look like an email address. Is there an @ and an ending?',
    'No parece una dirección de correo. ¿Tiene @ y una terminación?',
    'لا يبدو هذا بريدًا إلكترونيًا. هل يحتوي على @ ونهاية صحيحة؟',
    'Это не похоже на адрес эл. почты. Есть ли в нём @ и домен?',
  ),
  phone: t(
    'Please use digits, best with your country code, for example +41 79 123 45 67.',
    'Usa cifras, mejor con el prefijo del país, por ejemplo +41 79 123 45 67.',
    'استخدم الأرقام، ويُفضّل مع رمز البلد، مثل ‎+41 79 123 45 67.',
    'Введите цифры, лучше с кодом страны, например +41 79 123 45 67.',
  ),
  postcode: t(
    'Please check the postcode',
    'Revisa el código postal',
    'يرجى مراجعة الرمز البريدي',
    'Проверьте почтовый индекс',
  ),
} as const;

/** Consent of the visitor, with the link to the privacy page. */
export const consentText = t(
  'I have read the [privacy policy](/legal/privacy/) and agree that my details are used to answer this inquiry.',
  'He leído la [política de privacidad](/legal/privacy/) y acepto que mis datos se usen para responder a esta consulta.',
  'قرأت [سياسة الخصوصية](/legal/privacy/) وأوافق على استخدام بياناتي للرد على هذا الاستفسار.',
  'Я прочитал(а) [политику конфиденциальности](/legal/privacy/) и согласен(на), чтобы мои данные использовались для ответа.',
);

/** What stands in a select before anything is chosen. */
export const choose = t('Please choose', 'Elige', 'يرجى الاختيار', 'Выберите');
export const chooseCountry = t('Choose country', 'Elige un país', 'اختر البلد', 'Выберите страну');
