import { t } from '../pages/kit/text.ts';
import type { L10n, SeedForm, SeedFormField } from '../types.ts';
import { essentials, must, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';

const unanswered = t(
  'Choose one of the answers',
  'Elige una de las respuestas',
  'اختر إحدى الإجابات',
  'Выберите один из ответов',
);

const question = (name: string, label: L10n, answers: Record<string, L10n>): SeedFormField =>
  must(
    {
      name,
      type: 'radio',
      label,
      options: Object.entries(answers).map(([value, text]) => ({ value, label: text })),
    },
    unanswered,
  );

/** The quiz of the group: three questions, and who asks (spec §7, quizCompletion). */
export const quizForm: SeedForm = {
  ...makeForm({
    brand: 'SEG',
    type: 'contact',
    title: t(
      'Which school fits you?',
      '¿Qué escuela va contigo?',
      'أي مدرسة تناسبك؟',
      'Какая школа вам подходит?',
    ),
    submitLabel: t('Send my answers', 'Enviar mis respuestas', 'أرسل إجاباتي', 'Отправить ответы'),
    gtm: { type: 'quiz', title: 'Which school', name: 'SEG quiz' },
    fields: [
      question(
        'QuizMorning',
        t(
          'At six in the morning you would rather',
          'A las seis de la mañana prefieres',
          'في السادسة صباحًا تفضّل أن',
          'В шесть утра вы скорее',
        ),
        {
          bake: t('bake bread', 'hornear pan', 'تخبز', 'печёте хлеб'),
          plan: t('plan the day', 'planear el día', 'تخطّط ليومك', 'планируете день'),
          walk: t('walk up a hill', 'subir un monte', 'تصعد تلّة', 'идёте в гору'),
        },
      ),
      question(
        'QuizGuest',
        t(
          'A guest complains. You',
          'Un huésped se queja. Tú',
          'اشتكى أحد النزلاء، فأنت',
          'Гость недоволен. Вы',
        ),
        {
          listen: t('listen first', 'primero escuchas', 'تستمع أولًا', 'сначала слушаете'),
          mend: t('mend it at once', 'lo arreglas ya', 'تصلح الأمر فورًا', 'сразу исправляете'),
          ask: t('ask the team', 'preguntas al equipo', 'تسأل الفريق', 'спрашиваете команду'),
        },
      ),
      question(
        'QuizPlace',
        t('You learn best', 'Aprendes mejor', 'تتعلّم أفضل ما يكون', 'Лучше всего вы учитесь'),
        {
          kitchen: t('in a kitchen', 'en una cocina', 'في مطبخ', 'на кухне'),
          hotel: t('in a hotel', 'en un hotel', 'في فندق', 'в отеле'),
          class: t('in a seminar', 'en un seminario', 'في حلقة دراسية', 'на семинаре'),
        },
      ),
      ...essentials,
      terms,
    ],
  }),
  key: 'seg-quiz',
  isQuiz: true,
};
