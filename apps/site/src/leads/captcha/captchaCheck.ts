import type { CaptchaProvider } from '@concierge/contract/captchaProviders';
import { holdReasons } from '@concierge/contract/holdReasons';
import type { Challenge, Payload } from 'altcha-lib';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { keyFor } from '../../forms/props/secret.ts';
import { log } from '../../runtime/log.ts';
import { variable } from '../../runtime/siteVariables.ts';
import type { Outbox } from '../outbox/outbox.ts';

/**
 * Work of our own captcha: rounds of a key, and how many keys are tried, about 100,000 rounds in
 * all (ADR 8). Few dear keys, for a browser pays for each key besides its rounds (three calls of
 * its crypto interface), and a bot with a library of its own does not.
 */
export const work = { cost: 5000, least: 15, most: 25 } as const;
const challengeMs = 20 * 60_000;

const secrets = () => ({
  hmacSignatureSecret: keyFor('altcha').export().toString('hex'),
  hmacKeySignatureSecret: keyFor('altcha-key').export().toString('hex'),
});

/**
 * A proof-of-work challenge for the widget; `times` the usual number of keys, while one of them
 * costs the server what it always does.
 */
export const newChallenge = (times = 1, now = Date.now()): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: work.cost,
    counter: times * (work.least + randomInt(work.most - work.least)),
    expiresAt: new Date(now + challengeMs),
    deriveKey,
    ...secrets(),
  });

/**
 * What a check says; `hold` where the provider could not be asked, so that the lead is kept for a
 * person instead of lost.
 */
export interface CheckResult {
  readonly success: boolean;
  readonly hold?: string;
  /** What names the proof, where it is of our own captcha; a vendor takes each of its own once. */
  readonly nonce?: string;
}

/**
 * Checks a captcha response; made only when there is one, and the success flag decides (spec §7).
 */
export function checkResponse(
  provider: CaptchaProvider,
  response: string,
  outbox: Pick<Outbox, 'use'>,
): Promise<CheckResult> {
  return provider === 'altcha' ? checkAltcha(response, outbox) : checkVendor(provider, response);
}

async function checkAltcha(response: string, outbox: Pick<Outbox, 'use'>): Promise<CheckResult> {
  const nonce = await verifiedNonce(response);
  if (!nonce) return { success: false };
  // Outside of any catch: a disk that fails says nothing about the proof.
  return { success: outbox.use(`altcha:${nonce}`, Date.now() + challengeMs), nonce };
}

/** The nonce of a challenge that is solved; undefined for a wrong or unreadable solution. */
async function verifiedNonce(response: string): Promise<string | undefined> {
  try {
    const { challenge, solution } = JSON.parse(
      Buffer.from(response, 'base64').toString('utf8'),
    ) as Payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() });
    return verified ? challenge.parameters.nonce : undefined;
  } catch {
    return undefined;
  }
}

const verifyUrls: Readonly<Record<Exclude<CaptchaProvider, 'altcha'>, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

async function checkVendor(
  provider: Exclude<CaptchaProvider, 'altcha'>,
  response: string,
): Promise<CheckResult> {
  const secret = variable('CAPTCHA_SECRET');
  if (!secret) return { success: false };
  try {
    const answer = await fetch(verifyUrls[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { success } = (await answer.json()) as { success?: unknown };
    return { success: success === true };
  } catch (error) {
    log.error({ provider, err: error }, 'captcha provider could not be asked');
    return { success: true, hold: holdReasons.captchaAway };
  }
}
