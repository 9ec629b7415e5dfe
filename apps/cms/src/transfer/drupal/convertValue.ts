import type { Lang } from '@concierge/contract/lang';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import { isRecord } from '../../runtime/isRecord.ts';
import { htmlToLexical, htmlToText } from '../foreign/htmlToLexical.ts';

type Texts = Partial<Record<Lang, unknown>>;
type Converted<T> = Partial<Record<Lang, T>>;

/** Drupal's value of a formatted text. */
interface Formatted {
  readonly value?: unknown;
  readonly processed?: unknown;
  readonly format?: unknown;
}

const isPlain = ({ format }: Formatted): boolean => !format || format === 'plain_text';

/** One line or lines of text; HTML loses its tags. */
export function plain(value: unknown): string | undefined {
  if (Array.isArray(value)) return lines(value.map(plain));
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() || undefined;
  if (!isRecord(value)) return undefined;
  const formatted: Formatted = value;
  const text = formatted.value ?? value['title'] ?? value['uri'];
  if (typeof text !== 'string') return undefined;
  return (isPlain(formatted) ? text.trim() : htmlToText(text)) || undefined;
}

const lines = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter(Boolean).join('\n') || undefined;

/** Text by language. */
export const plainTexts = (texts: Texts): Converted<string> =>
  mapTexts(texts, (value) => plain(value));

/** Formatted text by language. */
export const richTexts = (
  texts: Texts,
  rules: Parameters<typeof htmlToLexical>[2],
): Converted<unknown> =>
  mapTexts(texts, (value, lang) => {
    const html = toHtml(value);
    return html === undefined ? undefined : htmlToLexical(html, lang, rules);
  });

function toHtml(value: unknown): string | undefined {
  if (typeof value === 'string') return inParagraphs(value);
  if (Array.isArray(value)) return value.map(toHtml).filter(Boolean).join('') || undefined;
  if (!isRecord(value)) return undefined;
  const formatted: Formatted = value;
  const { processed, value: raw } = formatted;
  if (typeof processed === 'string' && processed) return processed;
  if (typeof raw !== 'string' || !raw.trim()) return undefined;
  return isPlain(formatted) ? inParagraphs(raw) : raw;
}

const inParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeMarkup(part)}</p>`)
    .join('');

function mapTexts<T>(
  texts: Texts,
  map: (value: unknown, lang: Lang) => T | undefined,
): Converted<T> {
  const entries = Object.entries(texts).map(
    ([lang, value]) => [lang, map(value, lang as Lang)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Converted<T>;
}

/** Search engines' fields as Drupal's metatag module answers them: a list of tags, or by name. */
export function metatags(value: unknown): Record<string, string> {
  if (isRecord(value)) return strings(Object.entries(value));
  if (!Array.isArray(value)) return {};
  return strings(
    value.flatMap((tag) => {
      const attributes = isRecord(tag) && isRecord(tag['attributes']) ? tag['attributes'] : {};
      return [[String(attributes['name']), attributes['content']] as const];
    }),
  );
}

const strings = (entries: readonly (readonly [string, unknown])[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** A day as noon in UTC, an instant as ISO 8601; undefined for what is no date. */
export function instant(value: unknown): string | undefined {
  const text = plain(value);
  if (text === undefined) return undefined;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
