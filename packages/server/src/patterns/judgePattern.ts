import { RE2JS } from 're2js';
import { buildAutomaton } from './automaton.ts';
import { linearSource } from './linearSource.ts';
import { parsePattern } from './parsePattern.ts';
import { requireLinear } from './requireLinear.ts';
import { type PatternProblem, UnsafePattern } from './UnsafePattern.ts';

/** What is known of a pattern: why it is refused, or how to match whole values in linear time. */
export type Judgement =
  | { readonly problem: PatternProblem }
  | { readonly problem: undefined; readonly matches: (value: string) => boolean };

const judgements = new Map<string, Judgement>();
const rememberedPatterns = 1000;

/**
 * Judges a pattern of an editor: only what is proved to be harmless in browsers, and known to a
 * linear engine, is matched.
 */
export function judgePattern(pattern: string): Judgement {
  const cached = judgements.get(pattern);
  if (cached) return cached;
  const judgement = judge(pattern);
  if (judgements.size >= rememberedPatterns) judgements.clear();
  judgements.set(pattern, judgement);
  return judgement;
}

function judge(pattern: string): Judgement {
  try {
    // Browsers without the `v` flag take the `u` flag, under which the same must be a pattern.
    for (const flags of ['v', 'u']) new RegExp(pattern, flags);
    const parsed = parsePattern(pattern);
    requireLinear(buildAutomaton(parsed));
    const expression = RE2JS.compile(linearSource(parsed));
    return { problem: undefined, matches: (value) => expression.matches(value) };
  } catch (error) {
    if (error instanceof UnsafePattern) return { problem: error.problem };
    return { problem: error instanceof SyntaxError ? 'syntax' : 'unsupported' };
  }
}
