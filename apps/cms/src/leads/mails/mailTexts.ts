import type { Lang } from '@concierge/contract/lang';

/**
 * What the confirmation says, by language; `{reference}`, `{school}` and `{name}` are filled in.
 */
export interface MailTexts {
  readonly subject: string;
  readonly greeting: string;
  /** Where no name was given, or none that may be said. */
  readonly greetingNobody: string;
  readonly thanks: string;
  readonly reference: string;
  readonly next: string;
  /** Of an event: `{event}` and `{date}`. */
  readonly event: string;
  /** Of one with words of its own: `{event}`, `{there}` and, in Switzerland, `{date}`. */
  readonly eventAbroad: string;
  readonly calendar: string;
  readonly closing: string;
  readonly newsletterSubject: string;
  readonly newsletter: string;
  /** Where the subscription waits for a confirmation. */
  readonly confirmSubject: string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly unsubscribe: string;
  readonly referSubject: string;
  readonly refer: string;
  readonly visit: string;
}

export const mailTexts: Record<Lang, MailTexts> = {
  en: {
    subject: 'We have your message ({reference})',
    greeting: 'Dear {name},',
    greetingNobody: 'Hello,',
    thanks: 'Thank you for writing to {school}. Your message has reached our admissions team.',
    reference: 'Your reference',
    next: 'Someone who knows the programme will answer you personally, usually within two working days. Please keep the reference: it finds your message at once, by phone, e-mail or chat.',
    event: 'You want to come to: {event}, {date} (our time, that of Switzerland).',
    eventAbroad: 'You want to come to: {event}, {there}. In Switzerland that is {date}.',
    calendar: 'Put it into your calendar',
    closing: 'Kind regards from Switzerland',
    newsletterSubject: 'Your newsletter from {school}',
    newsletter:
      'You have just subscribed to the newsletter of {school}. It comes once a month, and you can leave at any time.',
    confirmSubject: 'Please confirm: the newsletter of {school}',
    confirmText:
      'Somebody, probably you, asked for the newsletter of {school} at this address. Please confirm it. If it was not you, do nothing: you will get no newsletter, and the address is forgotten after 30 days.',
    confirm: 'Confirm my subscription',
    unsubscribe: 'Unsubscribe',
    referSubject: 'Someone you know thinks you would like {school}',
    refer:
      'Someone who knows your address asked us to tell you about {school}. This is the only message you will get from us unless you write back.',
    visit: 'Visit our site',
  },
  es: {
    subject: 'Hemos recibido tu mensaje ({reference})',
    greeting: 'Hola, {name}:',
    greetingNobody: 'Hola:',
    thanks:
      'Gracias por escribir a {school}. Tu mensaje ya está en manos del equipo de admisiones.',
    reference: 'Tu referencia',
    next: 'Te contestará en persona alguien que conoce el programa, normalmente en dos días laborables. Guarda la referencia: con ella encontramos tu mensaje enseguida, por teléfono, correo o chat.',
    event: 'Quieres asistir a: {event}, {date} (hora de Suiza).',
    eventAbroad: 'Quieres asistir a: {event}, {there}. En Suiza es: {date}.',
    calendar: 'Añadirlo a tu calendario',
    closing: 'Un saludo desde Suiza',
    newsletterSubject: 'Tu boletín de {school}',
    newsletter:
      'Acabas de suscribirte al boletín de {school}. Llega una vez al mes y puedes darte de baja cuando quieras.',
    confirmSubject: 'Confirma, por favor: el boletín de {school}',
    confirmText:
      'Alguien, probablemente tú, pidió el boletín de {school} para esta dirección. Confírmalo, por favor. Si no fuiste tú, no hagas nada: no recibirás ningún boletín y la dirección se olvidará a los 30 días.',
    confirm: 'Confirmar mi suscripción',
    unsubscribe: 'Darme de baja',
    referSubject: 'Alguien que te conoce cree que te gustará {school}',
    refer:
      'Alguien que conoce tu dirección nos pidió que te habláramos de {school}. Es el único mensaje que recibirás de nosotros si no nos escribes.',
    visit: 'Ver el sitio',
  },
  ar: {
    subject: 'وصلتنا رسالتك ({reference})',
    greeting: 'مرحبًا {name}،',
    greetingNobody: 'مرحبًا،',
    thanks: 'شكرًا لمراسلتك {school}. وصلت رسالتك إلى فريق القبول لدينا.',
    reference: 'رقمك المرجعي',
    next: 'سيجيبك شخصيًا من يعرف البرنامج جيدًا، خلال يومي عمل في العادة. احتفظ بالرقم المرجعي، فبه نجد رسالتك فورًا عبر الهاتف أو البريد أو المحادثة.',
    event: 'ترغب في حضور: {event}، {date} (بتوقيت سويسرا).',
    eventAbroad: 'ترغب في حضور: {event}، {there}. وهو في سويسرا: {date}.',
    calendar: 'أضِفه إلى تقويمك',
    closing: 'مع أطيب التحيات من سويسرا',
    newsletterSubject: 'نشرتك البريدية من {school}',
    newsletter:
      'لقد اشتركت للتو في النشرة البريدية من {school}. تصلك مرة كل شهر، ويمكنك إلغاء الاشتراك متى شئت.',
    confirmSubject: 'يُرجى التأكيد: النشرة البريدية من {school}',
    confirmText:
      'طلب أحدهم، ولعله أنت، النشرة البريدية من {school} لهذا العنوان. يُرجى التأكيد. وإن لم تكن أنت فلا تفعل شيئًا: لن تصلك أي نشرة، ويُنسى العنوان بعد 30 يومًا.',
    confirm: 'تأكيد اشتراكي',
    unsubscribe: 'إلغاء الاشتراك',
    referSubject: 'يرى أحد معارفك أن {school} ستعجبك',
    refer:
      'طلب منا أحد معارفك أن نعرّفك على {school}. هذه هي الرسالة الوحيدة التي ستصلك منا ما لم تراسلنا.',
    visit: 'زيارة الموقع',
  },
  ru: {
    subject: 'Мы получили ваше сообщение ({reference})',
    greeting: 'Здравствуйте, {name}!',
    greetingNobody: 'Здравствуйте!',
    thanks: 'Спасибо, что написали в {school}. Ваше сообщение уже у приёмной комиссии.',
    reference: 'Номер обращения',
    next: 'Вам лично ответит сотрудник, который хорошо знает программу, — обычно в течение двух рабочих дней. Сохраните номер: по нему мы сразу найдём ваше сообщение — по телефону, почте или в чате.',
    event: 'Вы хотите прийти на мероприятие: {event}, {date} (по швейцарскому времени).',
    eventAbroad:
      'Вы хотите прийти на мероприятие: {event}, {there}. По швейцарскому времени: {date}.',
    calendar: 'Добавить в календарь',
    closing: 'С уважением из Швейцарии',
    newsletterSubject: 'Рассылка {school}',
    newsletter:
      'Вы подписались на рассылку {school}. Она выходит раз в месяц, отписаться можно в любой момент.',
    confirmSubject: 'Подтвердите: рассылка {school}',
    confirmText:
      'Кто-то — вероятно, вы — запросил рассылку {school} на этот адрес. Подтвердите, пожалуйста. Если это были не вы, ничего не делайте: рассылки не будет, а адрес забудется через 30 дней.',
    confirm: 'Подтвердить подписку',
    unsubscribe: 'Отписаться',
    referSubject: 'Ваш знакомый советует вам {school}',
    refer:
      'Ваш знакомый попросил рассказать вам о {school}. Это единственное письмо от нас, если вы сами нам не напишете.',
    visit: 'Перейти на сайт',
  },
};

/** Fills `{name}` marks; an unknown one stays empty. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
