import type { Lang } from '@concierge/contract/lang';

/** Facts of a programme that people also write into running text. */
export const factNames = [
  'tuition',
  'duration',
  'internship',
  'start',
  'deadline',
  'seats',
] as const;
export type FactName = (typeof factNames)[number];

/**
 * Words of one language by which a sentence is known to speak of a fact. Patterns stand in word
 * boundaries, case doesn't count.
 */
export interface FactWords {
  readonly about: Readonly<Record<Exclude<FactName, 'seats'>, string>>;
  /** Of sums that are not the tuition, and of spans that are not the programme's. */
  readonly otherSums: string;
  readonly otherSpans: string;
  readonly units: Readonly<Record<'months' | 'years' | 'semesters', string>>;
  /** Written-out numbers from 1; alternatives joined by `|`. */
  readonly numbers: readonly string[];
  readonly currency: string;
  readonly seats: Readonly<Record<'few' | 'waiting_list' | 'closed', string>>;
}

export const factWords: Readonly<Record<Lang, FactWords>> = {
  en: {
    about: {
      tuition: 'tuition|(?:course|semester|program(?:me)?) fees?',
      duration:
        'lasts?|takes|duration|runs for|spans|long(?= program)|(?:year|month|semester)(?=[ -](?:long |full-time )?(?:program|bach|mast|deg|dipl|cert|cour))',
      internship: 'internships?|placements?',
      start: 'starts?|begins?|intakes?',
      deadline: 'deadlines?|apply (?:by|until|before)|applications? (?:close|end)s?',
    },
    otherSums:
      'scholarships?|discounts?|deposit|board|insurance|registration|visa|materials|salary|paid|pays?|earn(?:s|ed)?|grants?|off',
    otherSpans:
      'internships?|placements?|lessons|experience|school|work(?:s|ed|ing)?|visa|module|season',
    units: { months: 'months?', years: 'years?', semesters: 'semesters?' },
    numbers: [
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ],
    currency: 'CHF|SFr\\.?|Fr\\.|(?:Swiss )?francs?',
    seats: {
      few: '(?:few|last) (?:seats|places)(?: (?:are )?left)?',
      waiting_list: 'waiting list',
      closed: 'fully booked|sold out|no (?:more )?(?:seats|places)',
    },
  },
  es: {
    about: {
      tuition: 'matrículas?|tasas|aranceles',
      duration: 'dura|duración|se extiende',
      internship: 'prácticas',
      start: 'empiezan?|comienzan?|comienzo|inicio|convocatorias?',
      deadline:
        'fecha límite|plazo|(?:solicitud(?:es)?|inscripci(?:ón|ones)|inscríbete|solicita) (?:hasta|antes)',
    },
    otherSums:
      'becas?|descuentos?|depósito|fianza|alojamiento|pensión|seguro|inscripción|visado|materiales|sueldo|salario|ganas?|pagad[ao]s?',
    otherSpans: 'prácticas|clases|experiencia|escolaridad|escuela|trabajo|visado|módulo|temporada',
    units: { months: 'mes(?:es)?', years: 'años?', semesters: 'semestres?' },
    numbers: [
      'uno|un',
      'dos',
      'tres',
      'cuatro',
      'cinco',
      'seis',
      'siete',
      'ocho',
      'nueve',
      'diez',
      'once',
      'doce',
    ],
    currency: 'CHF|SFr\\.?|Fr\\.|francos?(?: suizos?)?',
    seats: {
      few: '(?:pocas|últimas) plazas',
      waiting_list: 'lista de espera',
      closed: 'plazas agotadas|sin plazas|no quedan plazas',
    },
  },
  ar: {
    about: {
      tuition: '(?:ال)?رسوم',
      duration: '(?:ال)?مدة|[يت]ستغرق|[يت]متد|[يت]دوم',
      internship: '(?:ال)?تدريب',
      start: '[يت]بدأ|(?:ال)?بدء|(?:ال)?بداية|(?:ال)?دفعة',
      deadline: 'آخر موعد|الموعد النهائي|التقديم (?:حتى|قبل)|قد[ّ]?م (?:حتى|قبل)',
    },
    otherSums:
      '(?:ال)?منحة|(?:ال)?منح|خصم|(?:ال)?تأمين|وديعة|عربون|(?:ال)?سكن|(?:ال)?إقامة|(?:ال)?تسجيل|(?:ال)?تأشيرة|(?:ال)?راتب|أجر',
    otherSpans: '(?:ال)?تدريب|(?:ال)?دروس|(?:ال)?خبرة|(?:ال)?عمل|دراسية|(?:ال)?تأشيرة|(?:ال)?موسم',
    units: {
      months: 'شهر|شهرًا|شهراً|أشهر|شهور',
      years: 'سنة|سنوات|عام|عامًا|أعوام',
      semesters: 'فصل|فصول|فصلًا',
    },
    numbers: [
      'واحد|واحدة',
      'اثنان|اثنين',
      'ثلاثة|ثلاث',
      'أربعة|أربع',
      'خمسة|خمس',
      'ستة|ست',
      'سبعة|سبع',
      'ثمانية|ثماني',
      'تسعة|تسع',
      'عشرة|عشر',
    ],
    currency: 'CHF|فرنك(?:ًا|اً|ات)?(?: سويسري(?:ًا|اً)?)?',
    seats: {
      few: 'مقاعد قليلة|آخر المقاعد',
      waiting_list: 'قائمة الانتظار',
      closed: 'اكتمل العدد|لا توجد مقاعد|نفدت المقاعد',
    },
  },
  ru: {
    about: {
      tuition:
        'стоимость обучения|плат[аы] за обучение|обучение стоит|стоимость семестра|семестр стоит',
      duration: 'длится|продолжительность|срок обучения|рассчитан\\p{L}*|занимает',
      internship: 'стажировк\\p{L}*|практик\\p{L}*',
      start: 'начина\\p{L}*|начало|набор\\p{L}*',
      deadline:
        'крайний срок|(?:подать|подавайте|подайте|подача) (?:заявк\\p{L}*|документ\\p{L}*)|при[её]м (?:заявок|документов)',
    },
    otherSums:
      'стипенди\\p{L}*|скидк\\p{L}*|залог\\p{L}*|депозит\\p{L}*|прожива\\p{L}*|питани\\p{L}*|страхов\\p{L}*|регистраци\\p{L}*|виз\\p{L}|зарплат\\p{L}*|грант\\p{L}*',
    otherSpans:
      'стажировк\\p{L}*|занят\\p{L}*|практик\\p{L}*|опыт\\p{L}*|школ\\p{L}*|работ\\p{L}*|виз\\p{L}|сезон\\p{L}*',
    units: { months: 'месяц\\p{L}*', years: 'год|года|лет', semesters: 'семестр\\p{L}*' },
    numbers: [
      'один|одного',
      'два|двух',
      'три|тр[её]х',
      'четыре|четыр[её]х',
      'пять|пяти',
      'шесть|шести',
      'семь|семи',
      'восемь|восьми',
      'девять|девяти',
      'десять|десяти',
    ],
    currency: 'CHF|(?:швейцарск\\p{L}* )?франк\\p{L}*',
    seats: {
      few: 'мало мест|последние места',
      waiting_list: '(?:лист|список) ожидания',
      closed: 'мест (?:больше )?нет|набор закрыт',
    },
  },
};
