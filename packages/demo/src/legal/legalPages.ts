import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { legalPage } from './legalPage.ts';
import { privacy } from './privacy.ts';

const t = loadTexts('legal/legalPages');

const imprint = legalPage(
  'imprint',
  t('imprint'),
  t('who-stands-behind-this'),
  t('publisher-summit-education-group'),
);

const cookies = legalPage(
  'cookies',
  t('cookies'),
  t('short-list-how-change'),
  t('before-choose-everything-isnt'),
);

const accessibility = legalPage(
  'accessibility',
  t('accessibility'),
  t('house-open-when-everybody'),
  t('build-level-aa-web'),
);

/** Legal pages of all sites. */
export const legalPages: SeedPage[] = [privacy, imprint, cookies, accessibility];
