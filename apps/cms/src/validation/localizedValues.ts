import { isLang } from '@concierge/contract/lang';

/**
 * The values to check: one per language where `locale: 'all'` writes an object of languages, else
 * the value itself.
 */
export function localizedValues(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value];
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key]) => isLang(key))
    ? entries.map(([, text]) => text)
    : [value];
}
