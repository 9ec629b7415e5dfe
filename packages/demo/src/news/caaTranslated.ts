import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/caaTranslated');

/** News of the Culinary Academy Ascona in all four languages. */
export const caaTranslated: SeedPage[] = [
  article({
    slug: 'three-weeks-of-chestnuts',
    brands: ['CAA', 'SEG'],
    date: '2026-10-27',
    category: 'culinary',
    scene: 'market-stall',
    title: t('three-weeks-chestnuts'),
    lead: t('every-october-academy-cooks'),
    body: t('chestnut-has-two-skins'),
  }),
  article({
    slug: 'silver-for-a-tart-of-five-things',
    brands: ['CAA'],
    date: '2026-06-08',
    category: 'awards',
    scene: 'pastry-bench',
    title: t('silver-tart-made-five'),
    lead: t('junior-pastry-cup-others'),
    body: t('fourteen-teams-six-hours'),
  }),
];
