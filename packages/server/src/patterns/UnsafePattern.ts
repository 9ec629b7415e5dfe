/**
 * Why a pattern isn't matched: it is no pattern; it looks around or refers to an earlier group; it
 * has another part that no linear engine has; it stands for too many characters; or one text can
 * fit it in too many ways.
 */
export type PatternProblem = 'syntax' | 'reference' | 'unsupported' | 'size' | 'ambiguous';

/** A pattern that is refused. */
export class UnsafePattern extends Error {
  override name = 'UnsafePattern';
  readonly problem: PatternProblem;
  constructor(problem: PatternProblem) {
    super(problem);
    this.problem = problem;
  }
}
