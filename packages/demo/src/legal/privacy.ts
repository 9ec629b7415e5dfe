import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { legalPage } from './legalPage.ts';

const t = loadTexts('legal/privacy');

/** Privacy policy; the consent of every form links to it. */
export const privacy: SeedPage = legalPage(
  'privacy',
  t('privacy-policy'),
  t('what-do-data-words'),
  t('force-since-1-september'),
);
