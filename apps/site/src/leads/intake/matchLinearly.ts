import { judgePattern } from '@concierge/server/patterns/judgePattern';
import type { MatchPattern } from '../../forms/rules/patterns.ts';

/**
 * Matches visitors' values on the server, in time linear to their length (ADR 21); an unsafe
 * pattern fits everything.
 */
export const matchLinearly: MatchPattern = (pattern, value) => {
  const judgement = judgePattern(pattern);
  return judgement.problem ? true : judgement.matches(value);
};
