import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { thankYouPage } from './thankYouPage.ts';

const t = loadTexts('form-pages/thankYouPages');

/**
 * Thank-you pages of the ten lead types (spec §7), live chat's confirmation (§2), and what follows
 * a pop-up and the quiz.
 */
export const thankYouPages: SeedPage[] = [
  thankYouPage('apply', {
    title: t('application-us'),
    lead: t('thank-confirmation-reference-way'),
    next: t('what-happens-next'),
  }),
  thankYouPage('webinar', {
    title: t('registered'),
    lead: t('day-hour-calendar-entry'),
    next: t('host-writes-link-before'),
  }),
  thankYouPage('meet-rep', {
    title: t('look-forward-meeting'),
    lead: t('wish-has-reached-adviser'),
    next: t('have-e-mail-time'),
  }),
  thankYouPage('brochure', {
    title: t('sending-brochure'),
    lead: t('pdf-comes-e-mail'),
    next: t('nothing-unless-want-there'),
  }),
  thankYouPage('contact', {
    title: t('have-question'),
    lead: t('have-answer-within-one'),
    next: t('question-goes-person-who'),
  }),
  thankYouPage('quiz', {
    brands: ['SEG'],
    title: t('have-your-answers'),
    lead: t('write-which-school'),
    next: t('person-knows-four-schools'),
  }),
  thankYouPage('visit-school', {
    title: t('see-soon'),
    lead: t('have-your-day-and-hour'),
    next: t('before-visit-send-train'),
  }),
  thankYouPage('openhouse', {
    brands: ['SEG', 'CR', 'HIM', 'SHMS'],
    title: t('expecting'),
    lead: t('day-hour-calendar-entry'),
    next: t('week-before-day-write'),
  }),
  thankYouPage('openculinary', {
    brands: ['SEG', 'CAA'],
    title: t('apron-hanging-ready'),
    lead: t('workshop-noted-day-hour'),
    next: t('have-noted-what-cannot'),
  }),
  thankYouPage('refer', {
    title: t('thank-thinking-somebody'),
    lead: t('write-friend-once-say'),
    next: t('if-friend-enrols-write'),
  }),
  thankYouPage('popup', {
    title: t('thank-will-write'),
    lead: t('one-letter-within-one'),
    next: t('decide-whether-there-second'),
  }),
  thankYouPage('livechat-confirmation', {
    title: t('have-your-details'),
    lead: t('call-or-write-next-working'),
    next: t('colleague-calls-or-writes'),
  }),
];
