import { isLang } from '@concierge/contract/lang';
import type { FieldHook } from 'payload';
import { sayIn } from '../i18n/say.ts';
import { copiedFor } from './copiedFor.ts';

/**
 * Says in the title of a duplicate that it is one, in the title's own language; not for the site of
 * another brand. Called once a language.
 */
export const copiedTitle: FieldHook = ({ field, value, siblingData, req }) => {
  if (typeof value !== 'string' || !value || copiedFor(req)) return value;
  const titles = Object.entries((siblingData[String(field.name)] ?? {}) as Record<string, unknown>);
  const lang =
    titles.find(([code, title]) => title === value && isLang(code))?.[0] ?? String(req.locale);
  return sayIn(lang)('{title} (copy)', { title: value });
};
