import crypto from 'node:crypto';

const { pbkdf2 } = crypto;
/** Rounds of Payload's hash of a password, which take a tenth of a second. */
const rounds = 600_000;

/**
 * Tests make hundreds of accounts and sign in to them: such a hash takes one round there. Nobody
 * signs in to an account of the seed, whose hash took all of them.
 */
const quick: typeof pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === rounds ? 1 : iterations, ...rest);
Object.assign(crypto, { pbkdf2: quick });
