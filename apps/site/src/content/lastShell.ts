import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDefinition } from '@concierge/brands/brands';
import { type Shell, shellSchema } from '@concierge/contract/calls';
import { defaultLang, type Lang } from '@concierge/contract/lang';
import { log } from '../runtime/log.ts';
import { replaceFileSync } from '../runtime/replaceFile.ts';
import { settings } from '../runtime/settings.ts';
import { emptyShell } from './emptyShell.ts';

const file = join(settings.dataDir, 'pages', 'shells.json');
const shells = new Map<string, Shell>(recall());
let timer: NodeJS.Timeout | undefined;

const shellKey = (brand: BrandDefinition, lang: Lang) => `${brand.code} ${lang}`;

/** Keeps the menus and footer of a brand and language for the error page, over restarts too. */
export function rememberShell(
  brand: BrandDefinition,
  lang: Lang,
  { menus, blocks, settings: brandSettings }: Shell,
): void {
  shells.set(shellKey(brand, lang), { menus, blocks, settings: brandSettings, tags: [] });
  if (!timer) timer = setTimeout(write, 5000).unref();
}

/**
 * The shell known last, in English where none is known in this language; an empty one where nothing
 * was ever known.
 */
export function lastShell(brand: BrandDefinition, lang: Lang): Shell {
  return (
    shells.get(shellKey(brand, lang)) ?? shells.get(shellKey(brand, defaultLang)) ?? emptyShell
  );
}

function write(): void {
  timer = undefined;
  try {
    replaceFileSync(file, JSON.stringify([...shells]));
  } catch (error) {
    log.warn({ err: error }, 'the shells of the error pages could not be kept on disk');
  }
}

function recall(): [string, Shell][] {
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as [string, unknown][];
    return entries.map(([key, shell]) => [key, shellSchema.parse(shell)]);
  } catch {
    return [];
  }
}
