import type { SeedMenu, SeedMenuItem } from '@concierge/demo/types';

/** A menu of the content under the collection's names. */
export const menuValues = ({ items, ...menu }: SeedMenu): Record<string, unknown> => ({
  ...menu,
  items: items?.map((item) => ({ ...itemValues(item), blockType: 'menu_item' })),
});

const itemValues = ({ picture, below, ...item }: SeedMenuItem): Record<string, unknown> => ({
  enabled: true,
  external: false,
  ...item,
  field_image: picture,
  below: below?.map(itemValues),
});
