import type { BrandDefinition } from '@concierge/brands/brands';
import type { Shell } from '@concierge/contract/calls';
import type { Lang } from '@concierge/contract/lang';
import { emptyShell } from './emptyShell.ts';

const shells = new Map<string, Shell>();

/** Keeps the menus and footer of a brand and language for the error page. */
export function rememberShell(brand: BrandDefinition, lang: Lang, { menus, blocks, settings, tags }: Shell): void {
  shells.set(`${brand.code} ${lang}`, { menus, blocks, settings, tags });
}

/** The shell known last; an empty one where nothing was ever known. */
export function lastShell(brand: BrandDefinition, lang: Lang): Shell {
  return shells.get(`${brand.code} ${lang}`) ?? emptyShell;
}
