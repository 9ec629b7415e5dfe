import type { SeedPage } from '../types.ts';
import { alumniNewsletter } from './alumniNewsletter.ts';
import { caaFormPages } from './caa.ts';
import { crFormPages } from './cr.ts';
import { himFormPages } from './him.ts';
import { quizPage } from './quizPage.ts';
import { segFormPages } from './seg.ts';
import { shmsFormPages } from './shms.ts';
import { thankYouPages } from './thankYouPages.ts';
import { webinarsPages } from './webinarsPage.ts';

/**
 * Everything around the forms: their pages, where they lead, the webinar lists, the alumni letter
 * and the quiz.
 */
export const formPages: SeedPage[] = [
  ...segFormPages,
  ...crFormPages,
  ...caaFormPages,
  ...himFormPages,
  ...shmsFormPages,
  ...webinarsPages,
  ...thankYouPages,
  alumniNewsletter,
  quizPage,
];
