import type { NewsFacts } from '@concierge/contract/news';
import type { Scene } from '../pages/kit/scenes.ts';
import { pic } from '../pages/kit/text.ts';
import type { L10n, Markdown, SeedPage } from '../types.ts';

interface ArticleInput {
  /** Last part of the address. */
  slug: string;
  /** Brands that show it; the first one wrote it. */
  brands: string[];
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  category: NewsFacts['category'];
  scene: Scene;
  title: L10n;
  lead: L10n;
  body: Markdown;
}

/** Words of a text, as a reader counts them. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Who writes them, by names that are the same in every language. */
const newsrooms: Record<string, string> = {
  SEG: 'SEG, Bern',
  CR: 'CR, Weggis',
  CAA: 'CAA, Ascona',
  HIM: 'HIM, Mürren',
  SHMS: 'SHMS, Spiez',
};

/** A news article (node type singleNews) at `/news/<slug>/`; 200 words take a minute to read. */
export function article({
  slug,
  brands,
  date,
  category,
  scene,
  title,
  lead,
  body,
}: ArticleInput): SeedPage {
  const author = newsrooms[brands[0] ?? 'SEG'];
  return {
    type: 'singleNews',
    alias: `/news/${slug}/`,
    brands,
    title,
    field_lead: lead,
    body,
    hero: pic(scene),
    metatag: { description: lead },
    news: {
      date: `${date}T08:00:00Z`,
      category,
      reading_time: Math.ceil(wordsIn(body.en) / 200),
      ...(author && { author }),
    },
  };
}
