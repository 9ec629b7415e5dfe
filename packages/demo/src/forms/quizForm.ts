import { loadTexts } from '../loadTexts.ts';
import type { L10n, SeedForm, SeedFormField } from '../types.ts';
import { essentials, must, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';

const t = loadTexts('forms/quizForm');

const unanswered = t('choose-one-answers');

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
    title: t('which-school-fits'),
    submitLabel: t('send-my-answers'),
    schoolInterest: 'hidden',
    gtm: { type: 'quiz', title: 'Which school', name: 'SEG quiz' },
    fields: [
      question('QuizMorning', t('six-morning-would-rather'), {
        bake: t('bake-bread'),
        plan: t('plan-day'),
        walk: t('walk-up-hill'),
      }),
      question('QuizGuest', t('guest-complains'), {
        listen: t('listen-first'),
        mend: t('mend-once'),
        ask: t('ask-team'),
      }),
      question('QuizPlace', t('learn-best'), {
        kitchen: t('kitchen'),
        hotel: t('hotel'),
        class: t('seminar'),
      }),
      ...essentials,
      terms,
    ],
  }),
  key: 'seg-quiz',
  isQuiz: true,
};
