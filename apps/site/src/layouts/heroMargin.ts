import type { PageNode } from '@concierge/contract/node';

/**
 * How the page's beginning meets the header (spec §2): `program` for school and program, `home` for
 * home and lego, `image` for any other node that has a hero image, `none` for the rest.
 */
export type HeroMargin = 'program' | 'home' | 'image' | 'none';

export function heroMargin(
  node: Pick<PageNode, 'type' | 'field_hero_image'> | undefined,
): HeroMargin {
  if (node === undefined) return 'none';
  if (node.type === 'school' || node.type === 'program') return 'program';
  if (node.type === 'homepage' || node.type === 'lego_page') return 'home';
  return node.field_hero_image ? 'image' : 'none';
}
