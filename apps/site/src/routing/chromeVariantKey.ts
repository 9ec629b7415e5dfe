import type { Shell } from '@concierge/contract/calls';

/**
 * A page's path where what surrounds it can depend on it: it may stand in a menu; else
 * none.
 */
export function chromeVariantKey(path: string, shell: Shell): string {
  const bare = decoded(path)
    .slice(3)
    .replace(/^\/|\/$/g, '');
  return addressText(shell).includes(bare) ? path : '';
}

/** A path is given encoded or decoded; a percent sign of a decoded one begins no code. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const addressTexts = new WeakMap<object, string>();

/** All addresses of the menus, as one text to search in. */
function addressText({ menus, blocks }: Shell): string {
  const cached = addressTexts.get(menus.main);
  if (cached !== undefined) return cached;
  const { languages: _, ...common } = menus;
  const found = JSON.stringify([common, blocks]);
  addressTexts.set(menus.main, found);
  return found;
}
