import { loadTexts } from '../../loadTexts.ts';
import { fold } from './text.ts';

const t = loadTexts('pages/kit/questions');

/** Questions with answers that hold at all schools. */
export const questions = {
  visa: fold(t('do-i-need-visa'), t('citizens-eu-efta-states')),
  room: fold(t('where-will-i-live'), t('campus-within-ten-minutes')),
  language: fold(t('what-if-my-english'), t('apply-all-same-if')),
  pay: fold(t('internships-really-paid'), t('switzerland-yes-industrys')),
  deposit: fold(t('when-do-i-get'), t('within-30-days-last')),
  credits: fold(t('can-i-bring-credits'), t('yes-up-half-programme')),
  scholarship: fold(t('there-help-fees'), t('one-student-six-has')),
  work: fold(t('may-i-work-beside'), t('after-six-months-country')),
  uniform: fold(t('what-materials-fee'), t('two-sets-uniform-safety')),
  pace: fold(t('how-many-hours-week'), t('twelve-two-live-evenings')),
};
