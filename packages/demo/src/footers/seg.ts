import { textsOf } from '../textsOf.ts';
import { footerOf } from './footerOf.ts';
import type { SeedFooter } from './types.ts';

const t = textsOf('footers/seg');

/** Footer of the group; it has no contact block (spec §2). */
export const segFooter: SeedFooter = footerOf({
  brand: 'SEG',
  handle: 'summit.group.demo',
  newsletter: {
    info: t('four-places-one-letter'),
    body: t('ten-times-year-intakes'),
  },
});
