import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { levels } from './choices.ts';
import { essentials, eventId, hidden, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { emailPattern } from './patterns.ts';
import { labels, missing, wrong } from './words.ts';

/** Webinar: which one, and who comes. */
export const webinarForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'webinar',
    title: t(
      'Register for a webinar',
      'Inscríbete en un webinar',
      'سجّل في ندوة عبر الإنترنت',
      'Регистрация на вебинар',
    ),
    submitLabel: t('Register', 'Inscribirme', 'سجّلني', 'Записаться'),
    gtm: { type: 'webinar', title: 'Webinar', name: `${brand} webinar` },
    fields: [
      eventId(t('Webinar', 'Webinar', 'الندوة', 'Вебинар')),
      ...essentials,
      person.phone,
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      {
        ...person.question,
        label: t(
          'What should we talk about?',
          '¿De qué te gustaría que habláramos?',
          'ما الذي تود أن نتحدث عنه؟',
          'О чём нам рассказать?',
        ),
      },
      terms,
    ],
  });

/** Contact: a topic and a question. */
export const contactForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'contact',
    title: t('Write to us', 'Escríbenos', 'راسلنا', 'Напишите нам'),
    submitLabel: t('Send question', 'Enviar la pregunta', 'إرسال السؤال', 'Отправить вопрос'),
    gtm: { type: 'contact', title: 'Contact', name: `${brand} contact` },
    fields: [
      must(
        select(
          'Topic',
          t(
            'Your question is about',
            'Tu pregunta trata sobre',
            'يتعلق سؤالك بـ',
            'Ваш вопрос касается',
          ),
          [
            {
              value: 'admission',
              label: t(
                'Admission and visa',
                'Admisión y visado',
                'القبول والتأشيرة',
                'Поступления и визы',
              ),
            },
            {
              value: 'fees',
              label: t(
                'Fees and scholarships',
                'Precios y becas',
                'الرسوم والمنح',
                'Стоимости и стипендий',
              ),
            },
            {
              value: 'campus',
              label: t(
                'Life on campus',
                'La vida en el campus',
                'الحياة في الحرم الجامعي',
                'Жизни на кампусе',
              ),
            },
            {
              value: 'careers',
              label: t(
                'Internships and careers',
                'Prácticas y empleo',
                'التدريب والمسار المهني',
                'Стажировок и карьеры',
              ),
            },
            { value: 'other', label: t('Something else', 'Otra cosa', 'أمر آخر', 'Другого') },
          ],
        ),
        missing.option,
      ),
      person.salutation,
      ...essentials,
      person.phone,
      person.city,
      required.question,
      terms,
    ],
  });

/** Refer a friend: who writes, and about whom; the friend is written to once. */
export const referForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'refer',
    title: t('Refer a friend', 'Recomienda a un amigo', 'رشّح صديقًا', 'Пригласить друга'),
    submitLabel: t(
      'Send the invitation',
      'Enviar la invitación',
      'إرسال الدعوة',
      'Отправить приглашение',
    ),
    gtm: { type: 'refer', title: 'Refer a friend', name: `${brand} referral` },
    fields: [
      {
        name: 'friend',
        type: 'heading',
        label: t('Your friend', 'Tu amigo o amiga', 'صديقك', 'Ваш друг'),
      },
      must({ name: 'FriendName', type: 'text', label: labels.name, width: 'half' }, missing.name),
      must(
        { name: 'FriendSurname', type: 'text', label: labels.surname, width: 'half' },
        missing.surname,
      ),
      must(
        {
          name: 'FriendEmail',
          type: 'email',
          label: labels.email,
          width: 'half',
          pattern: emailPattern,
          patternError: wrong.email,
        },
        missing.email,
      ),
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      { name: 'you', type: 'heading', label: labels.you },
      ...essentials,
      {
        ...person.question,
        label: t(
          'Is there anything we should know?',
          '¿Hay algo que debamos saber?',
          'هل هناك ما ينبغي أن نعرفه؟',
          'Что нам нужно знать?',
        ),
      },
      must(
        {
          name: 'FriendAgrees',
          type: 'checkbox',
          label: t(
            'My friend knows that you will write once, and agrees.',
            'Mi amigo sabe que le escribiréis una sola vez y está de acuerdo.',
            'صديقي يعلم أنكم ستراسلونه مرة واحدة ويوافق على ذلك.',
            'Мой друг знает, что вы напишете ему один раз, и не против.',
          ),
        },
        t(
          'Please ask your friend first',
          'Pregúntale antes a tu amigo',
          'يرجى سؤال صديقك أولًا',
          'Сначала спросите друга',
        ),
      ),
      terms,
    ],
  });

/** The form in the timed pop-up: as short as it can be. */
export const popupForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'popup',
    title: t(
      'Tell us where to write',
      'Dinos dónde escribirte',
      'أخبرنا أين نراسلك',
      'Куда вам написать?',
    ),
    submitLabel: t('Yes, write to me', 'Sí, escribidme', 'نعم، راسلوني', 'Да, напишите мне'),
    gtm: { type: 'popup', title: 'Pop-up', name: `${brand} pop-up` },
    fields: [...essentials, { ...select('ProgrammeInterest', labels.program, levels()) }, terms],
  });

/**
 * Newsletter: an address, and the list by mode (spec §7); its two messages are word for word (§8).
 */
export const newsletterForm = (brand: string): SeedForm => ({
  key: `${brand.toLowerCase()}-newsletter`,
  brands: [brand],
  type: 'newsletter',
  title: t('Newsletter', 'Boletín', 'النشرة الإخبارية', 'Рассылка'),
  submitLabel: t('Subscribe', 'Suscribirse', 'اشترك', 'Подписаться'),
  isQuiz: false,
  fields: [
    {
      ...must(
        { ...person.email, name: 'email', width: 'full' },
        t(
          'The field is required',
          'El campo es obligatorio',
          'الحقل مطلوب',
          'Поле обязательно для заполнения',
        ),
      ),
      patternError: t(
        'Entered value does not match email format',
        'El valor introducido no tiene formato de correo electrónico',
        'القيمة المدخلة لا تطابق صيغة البريد الإلكتروني',
        'Введённое значение не похоже на адрес эл. почты',
      ),
    },
    hidden('id'),
  ],
});
