import type { FormField } from '@concierge/contract/form';

/**
 * Default patterns exactly as spec §5 gives them; a field's own pattern replaces them (spec §10.1).
 */
export const defaultPatterns = {
  email: '[A-Za-z0-9.%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,4}',
  phone: '\\+?\\(?[0-9]{3}\\)?[\\-\\s.]?[0-9]{3}[\\-\\s.]?[0-9]{2,6}',
  livechatEmail: '[^\\s@]+@[^\\s@]+\\.[A-Za-z0-9]{2,4}',
  livechatMobile: '\\+?\\(?[0-9]{3}\\)?[\\-\\s.]?[0-9]{3}[\\-\\s.]?[0-9]{2,9}',
} as const;

/**
 * Takes dash, space and dot out of a phone number, so that the default patterns see only what
 * counts (spec §10.1).
 */
export const stripSeparators = (phone: string): string => phone.replace(/[-\s.]/g, '');

const compiled = new Map<string, RegExp | undefined>();

/**
 * The pattern as an anchored expression; undefined where it is no expression at all, for a faulty
 * pattern must not cost a lead.
 */
export function compilePattern(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, compileOnce(pattern));
  return compiled.get(pattern);
}

function compileOnce(pattern: string): RegExp | undefined {
  for (const flags of ['v', 'u', '']) {
    try {
      return new RegExp(`^(?:${pattern})$`, flags);
    } catch {}
  }
  return undefined;
}

const isDefaultPhone = (pattern: string): boolean =>
  pattern === defaultPatterns.phone || pattern === defaultPatterns.livechatMobile;

/** Whether a whole value fits a pattern; a faulty pattern fits everything. */
export type MatchPattern = (pattern: string, value: string) => boolean;

/**
 * Matches as a browser does. Never for editors' patterns on the server, where crafted input would
 * hold up everybody.
 */
export const matchByBrowser: MatchPattern = (pattern, value) =>
  compilePattern(pattern)?.test(value) ?? true;

/** Whether a value that isn't empty fits the field's pattern, else its type's default (spec §5). */
export function fitsPattern(
  field: Pick<FormField, 'type' | 'pattern'>,
  value: string,
  matches: MatchPattern = matchByBrowser,
): boolean {
  const { pattern } = field;
  if (pattern) return matches(pattern, isDefaultPhone(pattern) ? stripSeparators(value) : value);
  if (field.type === 'email') return matches(defaultPatterns.email, value);
  if (field.type === 'phone') return matches(defaultPatterns.phone, stripSeparators(value));
  return true;
}
