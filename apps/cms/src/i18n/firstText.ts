import { langs } from '@concierge/contract/lang';

/** A text as it is read in all languages, in the first one that has it; empty where none has. */
export function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const texts = value as Readonly<Record<string, unknown>>;
  return String(langs.map((lang) => texts[lang]).find(Boolean) ?? '');
}
