import type { SeedPage } from '../types.ts';
import { alumniNewsletter } from './alumniNewsletter.ts';
import { caaFormPages } from './caa.ts';
import { crFormPages } from './cr.ts';
import { himFormPages } from './him.ts';
import { segFormPages } from './seg.ts';
import { shmsFormPages } from './shms.ts';
import { thankYouPages } from './thankYouPages.ts';
import { webinarsPages } from './webinarsPage.ts';

/**
 * Everything around the forms: their pages, where they lead, the webinar lists and the alumni
 * letter.
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
];
