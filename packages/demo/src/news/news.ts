import type { SeedPage } from '../types.ts';
import { caaNews } from './caaNews.ts';
import { caaTranslated } from './caaTranslated.ts';
import { crNews } from './crNews.ts';
import { crTranslated } from './crTranslated.ts';
import { himNews } from './himNews.ts';
import { himTranslated } from './himTranslated.ts';
import { segNews } from './segNews.ts';
import { segTranslated } from './segTranslated.ts';
import { shmsNews } from './shmsNews.ts';
import { shmsTranslated } from './shmsTranslated.ts';

/** News of all brands. */
export const news: SeedPage[] = [
  ...segTranslated,
  ...segNews,
  ...crTranslated,
  ...crNews,
  ...caaTranslated,
  ...caaNews,
  ...himTranslated,
  ...himNews,
  ...shmsTranslated,
  ...shmsNews,
];
