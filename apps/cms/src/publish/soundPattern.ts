import { judgePattern } from '@concierge/server/patterns/judgePattern';
import type { Payload } from 'payload';
import { globalSingleton } from '../runtime/globalSingleton.ts';

const reported = globalSingleton('unsafePatterns', () => new Set<string>());

/**
 * A stored pattern where it is safe, else none: one that was stored before it would be refused is
 * reported once and not published.
 */
export function soundPattern(
  payload: Payload,
  pattern: string | null | undefined,
  place: string,
): string | undefined {
  if (!pattern) return undefined;
  const { problem } = judgePattern(pattern);
  if (!problem) return pattern;
  const report = `${place}: the pattern is not safe (${problem}) and is left out`;
  if (!reported.has(report)) payload.logger.warn(report);
  reported.add(report);
  return undefined;
}
