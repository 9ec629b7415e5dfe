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
/** Each also as JSON, by which a change is seen. */
const shells = new Map<string, { readonly shell: Shell; readonly json: string }>(recall());
let timer: NodeJS.Timeout | undefined;

const shellKey = (brand: BrandDefinition, lang: Lang) => `${brand.code} ${lang}`;

/**
 * Keeps the menus and footer of a brand and language for the error page, over restarts too. Its
 * language selector leads to the home pages: an error has no translations.
 */
export function rememberShell(
  brand: BrandDefinition,
  lang: Lang,
  { menus, blocks, settings: brandSettings }: Shell,
): void {
  const key = shellKey(brand, lang);
  const languages = menus.languages.map((entry) => ({ ...entry, absolute: `/${entry.lang}/` }));
  const shell = { menus: { ...menus, languages }, blocks, settings: brandSettings, tags: [] };
  const json = JSON.stringify(shell);
  if (shells.get(key)?.json === json) return;
  shells.set(key, { shell, json });
  if (!timer) timer = setTimeout(write, 5000).unref();
}

/**
 * The shell known last, in English where none is known in this language; an empty one where nothing
 * was ever known.
 */
export function lastShell(brand: BrandDefinition, lang: Lang): Shell {
  const last = shells.get(shellKey(brand, lang)) ?? shells.get(shellKey(brand, defaultLang));
  return last?.shell ?? emptyShell;
}

function write(): void {
  timer = undefined;
  try {
    replaceFileSync(
      file,
      `[${[...shells].map(([key, { json }]) => `[${JSON.stringify(key)},${json}]`)}]`,
    );
  } catch (error) {
    log.warn({ err: error }, 'the shells of the error pages could not be kept on disk');
  }
}

function recall(): [string, { shell: Shell; json: string }][] {
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as [string, unknown][];
    return entries.map(([key, stored]) => {
      const shell = shellSchema.parse(stored);
      return [key, { shell, json: JSON.stringify(shell) }];
    });
  } catch {
    return [];
  }
}
