import type { SeedPage } from '../types.ts';
import { caaTranslated } from './caaTranslated.ts';
import { crTranslated } from './crTranslated.ts';
import { himTranslated } from './himTranslated.ts';
import { segTranslated } from './segTranslated.ts';
import { shmsTranslated } from './shmsTranslated.ts';

/** News of all brands. */
export const news: SeedPage[] = [...segTranslated, ...crTranslated, ...caaTranslated, ...himTranslated, ...shmsTranslated];
