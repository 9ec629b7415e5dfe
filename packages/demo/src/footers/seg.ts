import { loadTexts } from '../loadTexts.ts';
import { brandFooter } from './brandFooter.ts';
import type { SeedFooter } from './types.ts';

const t = loadTexts('footers/seg');

/** Footer of the group; it has no contact block (spec §2). */
export const segFooter: SeedFooter = brandFooter({
  brand: 'SEG',
  handle: 'summit.group.demo',
  newsletter: {
    info: t('four-places-one-letter'),
    body: t('ten-times-year-intakes'),
  },
});
