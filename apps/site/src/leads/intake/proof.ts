import { holdReasons } from '@concierge/contract/holdReasons';
import { captchaFreeOffset, controlNames } from '../../forms/rules/controlNames.ts';
import type { RawValues } from '../../forms/rules/validate.ts';
import { readPass } from '../captcha/captchaPass.ts';
import type { Proof } from '../outbox/leadTypes.ts';

/** A person takes longer than this from the first touch of a form to its sending. */
const leastMs = 1000;

/**
 * What speaks for a submission coming from a person (ADR 14); undefined where nothing does. Without
 * scripts, or in UTC+8 where no captcha may be asked for, it is taken but held for review, under
 * tighter limits.
 */
export function submissionProof(
  raw: RawValues,
  brand: string,
  now = Date.now(),
): Proof | undefined {
  const one = (name: string) => raw.get(name)?.[0] ?? '';
  const trapped = one(controlNames.honeypot) !== '' ? holdReasons.honeypot : undefined;
  const token = one(controlNames.pass);
  if (token) {
    const pass = readPass(token, brand, now);
    if (!pass) return undefined;
    const hasty =
      pass.started !== undefined && now - pass.started < leastMs ? holdReasons.hasty : undefined;
    const hold = trapped ?? hasty ?? pass.hold;
    return { pass: { id: pass.id, until: pass.until }, ...(hold ? { hold } : {}) };
  }
  if (one(controlNames.plain) === '1') return { hold: trapped ?? holdReasons.scriptless };
  if (Number(one(controlNames.offset)) === captchaFreeOffset)
    return { hold: trapped ?? holdReasons.captchaFree };
  return undefined;
}
