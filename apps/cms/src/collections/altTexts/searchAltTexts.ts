import { langs } from '@concierge/contract/lang';
import type { CollectionBeforeOperationHook, Where } from 'payload';

/**
 * Lets a search for words of the alternative text find them in every language, not only in the one
 * that the list is shown in.
 */
export const searchAltTexts: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: inAllLanguages(args.where) }
    : args;

function inAllLanguages(where: Where): Where {
  const { alt, and, or, ...others } = where;
  const every = [...(and ?? [])].map(inAllLanguages);
  if (alt && !Array.isArray(alt) && typeof alt.like === 'string')
    every.push({ or: langs.map((lang) => ({ [`alt.${lang}`]: alt })) });
  else if (alt) every.push({ alt });
  return {
    ...others,
    ...(every.length > 0 ? { and: every } : {}),
    ...(or ? { or: or.map(inAllLanguages) } : {}),
  };
}
