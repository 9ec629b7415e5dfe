import { loadTexts } from '../../loadTexts.ts';

const t = loadTexts('pages/kit/terms');

/** Names of terms. */
export const terms = {
  one: t('semester-1'),
  two: t('semester-2'),
  three: t('semester-3'),
  four: t('semester-4'),
  five: t('semester-5'),
  six: t('semester-6'),
  weekOne: t('week-1'),
  weekTwo: t('week-2'),
  weeksThreeFour: t('weeks-3-4'),
};
