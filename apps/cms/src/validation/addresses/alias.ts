import { reservedPrefixes } from '@concierge/contract/reservedPrefixes';
import { type Say, sayTo, type ValidationOptions } from '../../i18n/say.ts';
import { localizedValues } from '../localizedValues.ts';

const shape = /^\/(?:[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_.][\p{Ll}\p{Lo}\p{M}\p{N}]+)*\/)*$/u;
const reserved = new Set(reservedPrefixes());

/**
 * What is wrong with a path without language, or undefined: slashes at both ends, small letters,
 * digits and hyphens between them.
 */
export function aliasProblem(alias: string, say: Say): string | undefined {
  if (alias.length > 200) return say('An address has at most 200 characters.');
  if (!shape.test(alias))
    return say(
      'Write it like /programs/bachelor/: slashes at both ends; small letters, digits and hyphens between them.',
    );
  const first = alias.split('/')[1] ?? '';
  if (reserved.has(first))
    return say("An address can't begin with /{first}/; the site needs it itself.", { first });
  return undefined;
}

/** Checks an optional alias on its field. */
export function aliasShape(value: unknown, options?: ValidationOptions): true | string {
  const say = sayTo(options);
  for (const alias of localizedValues(value)) {
    if (alias === undefined || alias === null || alias === '') continue;
    const problem =
      typeof alias === 'string' ? aliasProblem(alias, say) : say('An address is text.');
    if (problem) return problem;
  }
  return true;
}
