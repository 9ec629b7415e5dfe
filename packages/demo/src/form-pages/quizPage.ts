import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';

const lead = t(
  'Three questions, one minute. A person reads your answers and tells you which school to look at first.',
  'Tres preguntas, un minuto. Una persona lee tus respuestas y te dice qué escuela mirar primero.',
  'ثلاثة أسئلة في دقيقة واحدة. يقرأ إجاباتك إنسان ويخبرك بأي مدرسة تبدأ.',
  'Три вопроса, одна минута. Ответы прочитает человек и подскажет, с какой школы начать.',
);

/** The group's quiz; its form is marked as one (spec §7, quizCompletion). */
export const quizPage: SeedPage = {
  type: 'lego_page',
  alias: '/which-school/',
  brands: ['SEG'],
  title: t(
    'Which school fits you?',
    '¿Qué escuela va contigo?',
    'أي مدرسة تناسبك؟',
    'Какая школа вам подходит?',
  ),
  field_lead: lead,
  metatag: { description: lead },
  blocks: [{ type: 'webform', query: { form: 'seg-quiz' } }],
};
