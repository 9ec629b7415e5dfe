import type { Shell } from '@concierge/contract/calls';

/** A page's path where what surrounds it can depend on it: it may stand in a menu, or is one of the alumni's (spec §5); else none. */
export function ownPath(path: string, shell: Shell): string {
  const bare = decodeURI(path)
    .slice(3)
    .replace(/^\/|\/$/g, '');
  return bare.startsWith('alumni') || lettersOf(shell).includes(bare) ? path : '';
}

const letters = new WeakMap<object, string>();

/** All addresses of the menus, as letters to search in. */
function lettersOf({ menus, blocks }: Shell): string {
  const known = letters.get(menus.main);
  if (known !== undefined) return known;
  const { languages: _, ...common } = menus;
  const found = JSON.stringify([common, blocks]);
  letters.set(menus.main, found);
  return found;
}
