import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work of a challenge as a bot with a library would; answers how many keys it tried. */
export async function solveCaptcha(challenge: Challenge): Promise<number> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return solution.counter + 1;
}
