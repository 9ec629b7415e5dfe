import { brandByCode } from '@concierge/brands/registry';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { newChallenge } from './captchaCheck.ts';
import { verifyCaptcha } from './captchaEndpoints.ts';
import { readPass } from './captchaPass.ts';

test('a challenge that is shown at two machines gives the same pass, another one another', async () => {
  const brand = brandByCode('HIM');
  if (!brand) throw new Error('HIM is no brand');
  const solved = async () => {
    const challenge = await newChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    return { provider: 'altcha', response: btoa(JSON.stringify({ challenge, solution })) };
  };
  // Each machine knows only what was used at itself.
  const idAt = async (answer: object) => {
    const { pass = '' } = await verifyCaptcha(answer, {
      brand,
      leads: { outbox: { use: () => true } },
    });
    return readPass(pass, 'HIM')?.id;
  };
  const [one, other] = [await solved(), await solved()];
  const ids = [await idAt(one), await idAt(one), await idAt(other)];
  expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
