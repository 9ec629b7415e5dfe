import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { keyFor, seal, unseal } from '../../forms/props/secret.ts';

const passSchema = z.object({
  id: z.string(),
  brand: z.string(),
  /** Millisecond after which the pass is void. */
  until: z.number(),
  /** Millisecond at which the visitor began with the form, where it is known. */
  started: z.optional(z.number()),
  /** Why a person must look at what is sent with it. */
  hold: z.optional(z.string()),
});

/**
 * Proof that a captcha was solved: signed, for one brand, good for one submission within 15 minutes
 * (ADR 14).
 */
export type CaptchaPass = z.output<typeof passSchema>;

const lifetime = 15 * 60_000;

/**
 * Makes a pass. With the `nonce` of a challenge it has the same id wherever that challenge is
 * shown, so that one proof is one pass on all machines; without one it has an id of its own.
 */
export const issuePass = (
  {
    nonce,
    ...about
  }: Pick<CaptchaPass, 'brand' | 'started' | 'hold'> & { readonly nonce?: string },
  now = Date.now(),
): string =>
  seal('pass', {
    ...about,
    id: nonce === undefined ? randomBytes(12).toString('base64url') : passId(nonce),
    until: now + lifetime,
  } satisfies CaptchaPass);

const passId = (nonce: string): string =>
  createHmac('sha256', keyFor('pass of a challenge'))
    .update(nonce)
    .digest('base64url')
    .slice(0, 22);

/**
 * Reads a pass; undefined where it is not ours, for another brand, or too old. Whether it was used,
 * only the outbox knows.
 */
export function readPass(token: string, brand: string, now = Date.now()): CaptchaPass | undefined {
  const parsed = passSchema.safeParse(unseal('pass', token));
  return parsed.success && parsed.data.brand === brand && parsed.data.until > now
    ? parsed.data
    : undefined;
}

/**
 * The signed instant at which a visitor began with a form; fetched by the form, for cached pages
 * can't carry it.
 */
export const issueStart = (now = Date.now()): string => seal('start', now);

export function readStart(token: unknown): number | undefined {
  const start = typeof token === 'string' ? unseal('start', token) : undefined;
  return typeof start === 'number' ? start : undefined;
}
