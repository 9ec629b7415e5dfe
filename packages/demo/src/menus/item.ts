import type { Scene } from '../pages/kit/scenes.ts';
import { pic } from '../pages/kit/text.ts';
import type { L10n, SeedMenuItem, SeedPage } from '../types.ts';

interface More {
  description?: L10n;
  scene?: Scene;
  class?: string;
  below?: SeedMenuItem[];
}

/** A menu item that leads to a page of the same site. */
export function item(relative: string, title: L10n, more: More = {}): SeedMenuItem {
  return {
    title,
    relative,
    ...(more.description && { description: more.description }),
    ...(more.scene && { picture: pic(more.scene) }),
    ...(more.class && { options: { attributes: { class: more.class } } }),
    ...(more.below && { below: more.below }),
  };
}

/**
 * A menu item for a page of the seed, described by the line above its title (a programme's
 * credential), with its own picture.
 */
export const pageMenuItem = (page: SeedPage): SeedMenuItem => ({
  title: page.title,
  relative: page.alias,
  ...(page.field_pretitle && { description: page.field_pretitle }),
  ...(page.hero && { picture: page.hero }),
});

/** A menu item that leaves the five sites. */
export const outside = (absolute: string, title: L10n, icon: string): SeedMenuItem => ({
  title,
  absolute,
  external: true,
  options: { attributes: { class: icon } },
});
