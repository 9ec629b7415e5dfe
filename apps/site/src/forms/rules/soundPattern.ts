import type { Form } from '@concierge/contract/form';
import { judgePattern } from '@concierge/server/patterns/judgePattern';
import { log } from '../../runtime/log.ts';

const reported = new Set<string>();

/**
 * A pattern of the backend where it is safe for server and browsers, else none; an unsafe one is
 * reported once.
 */
export function soundPattern(pattern: string | undefined, place: string): string | undefined {
  if (!pattern) return undefined;
  const { problem } = judgePattern(pattern);
  if (!problem) return pattern;
  const report = `${place}: the pattern is not safe (${problem}) and is left out`;
  if (!reported.has(report)) log.warn(report);
  reported.add(report);
  return undefined;
}

/** A form without its unsafe patterns. */
export function withSoundPatterns(form: Form, brand: string): Form {
  const sound = (field: Form['fields'][number]) =>
    soundPattern(field.pattern, `form ${form.id} of ${brand}, field ${field.name}`);
  if (form.fields.every((field) => sound(field) === field.pattern)) return form;
  return { ...form, fields: form.fields.map((field) => ({ ...field, pattern: sound(field) })) };
}
