import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { captchaProviders } from '@concierge/contract/captchaProviders';
import * as z from 'zod/mini';
import { isSameOrigin, readJson, sendError, sendJson } from '../http/requests.ts';
import { rateExceeded } from '../limits/rates.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { checkResponse, newChallenge } from './captchaCheck.ts';
import { countProof, workFactor } from './captchaLoad.ts';
import { issuePass, issueStart, readStart } from './captchaPass.ts';

export interface CaptchaCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly brand: BrandDefinition;
  readonly ip: string;
  readonly leads: { readonly outbox: Pick<Outbox, 'use'> };
}

/** `GET /captcha/challenge`: work for the visitor's browser, as our widget takes it. */
export async function answerChallenge({ response, ip }: CaptchaCall): Promise<void> {
  const wait = await rateExceeded('captcha', ip);
  if (wait)
    return sendError(response, 429, 'Too many challenges.', { 'Retry-After': String(wait) });
  sendJson(response, 200, await newChallenge(await workFactor(ip)));
}

/** `GET /captcha/start`: the signed instant at which a visitor begins with a form. */
export function answerStart({ response }: CaptchaCall): void {
  sendJson(response, 200, { started: issueStart() });
}

const bodySchema = z.object({
  provider: z.enum(captchaProviders),
  response: z.string().check(z.minLength(1), z.maxLength(8192)),
  started: z.optional(z.string()),
});

/**
 * `POST /captcha/verify`: `{success, pass?}`; the success flag decides whether the form submits
 * (spec §7).
 */
export async function answerVerify(call: CaptchaCall): Promise<void> {
  const { request, response, ip } = call;
  if (!isSameOrigin(request)) return sendError(response, 403, 'Not from this site.');
  const wait = await rateExceeded('captcha', ip);
  if (wait) return sendError(response, 429, 'Too many answers.', { 'Retry-After': String(wait) });
  sendJson(response, 200, await verifyCaptcha(await readJson(request, 16_384), call));
}

/**
 * Checks a response and makes the pass; also the endpoint `captcha` of the post helper (ADR 15).
 */
export async function verifyCaptcha(
  body: unknown,
  { brand, leads }: Pick<CaptchaCall, 'brand' | 'leads'>,
): Promise<{ success: boolean; pass?: string }> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return { success: false };
  const { provider, response, started } = parsed.data;
  const { success, hold, nonce } = await checkResponse(provider, response, leads.outbox);
  if (!success) return { success: false };
  await countProof();
  const began = readStart(started);
  return {
    success: true,
    pass: issuePass({
      brand: brand.code,
      ...(began ? { started: began } : {}),
      ...(hold ? { hold } : {}),
      ...(nonce ? { nonce } : {}),
    }),
  };
}
