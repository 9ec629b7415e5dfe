import type { Said } from '../i18n/say.ts';

/** Why somebody isn't signed in by the provider, by the word in the login's address. */
export const problems = {
  away: 'The sign-in service of your organisation does not answer. Try again in a few minutes.',
  unmapped: "Your organisation's account has no role here. Ask an administrator.",
  unverified:
    'The sign-in service does not confirm your e-mail address, so no account here can be found by it.',
  taken:
    "The account with your e-mail address belongs to another of your organisation's accounts. Ask an administrator.",
  unfitting:
    "Your account here can't take the role or the schools of your organisation's account, for example because nobody else is an administrator. Ask an administrator.",
  refused: 'The sign-in service refused, or its answer did not fit. Try again.',
  expired: 'This sign-in took too long, or began in another browser. Try again.',
} as const satisfies Record<string, Said>;

export type Problem = keyof typeof problems;

/** A sign-in that ends with words at the login. */
export class SignInProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
