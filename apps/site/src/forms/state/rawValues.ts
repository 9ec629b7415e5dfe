import type { RawValues } from '../rules/validate.ts';
import type { Draft } from './useDraft.ts';

/**
 * The island's values as form encoding would send them: ticks that are off and empty ones are
 * absent.
 */
export function rawValues(values: Readonly<Record<string, unknown>>): RawValues {
  const raw = new Map<string, string[]>();
  for (const [name, value] of Object.entries(values)) {
    const sent = [value]
      .flat()
      .filter((one): one is string => typeof one === 'string' && one !== '');
    if (sent.length > 0) raw.set(name, sent);
  }
  return raw;
}

/** The same values as a draft keeps them. */
export const asDraft = (values: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | string[]] =>
        typeof entry[1] === 'string' || Array.isArray(entry[1]),
    ),
  );
