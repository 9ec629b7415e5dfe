import type { PayloadRequest } from 'payload';
import { record } from '../../audit/record.ts';
import { isNoRefusal } from '../../audit/refusals.ts';
import { sayTo } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { codeKeys, giveBack, type Keys, succeeded, takeOrRefuse } from '../delay/limits.ts';
import { newEnrolment, secretOfTicket } from './enrolment.ts';
import { FactorRefusal } from './FactorRefusal.ts';
import { hasFactor, redeemCode, storeFactor } from './factors.ts';
import { plainCode } from './plainCode.ts';
import { needsFactor } from './signInRules.ts';
import { stepOfCode } from './totp.ts';

type Person = Pick<User, 'id' | 'email' | 'role'>;

/**
 * Goes on where the password is enough or the right `code` came with it. Who must have a factor and
 * has none gets what is needed to set it up, and comes back with `ticket` and `code`: nobody is
 * signed in before. Gives the recovery codes of a factor that was set up, else undefined.
 */
export async function requireFactor(
  req: PayloadRequest,
  person: Person,
  keys: Keys,
): Promise<string[] | undefined> {
  const { code, ticket } = (req.data ?? {}) as Record<string, unknown>;
  if (await hasFactor(req.payload, person.id)) await redeemOrRefuse(req, person, code, keys);
  else if (await needsFactor(req.payload, person.role))
    return setUpOrRefuse(req, person, { code, ticket }, keys);
  return undefined;
}

async function redeemOrRefuse(req: PayloadRequest, person: Person, code: unknown, keys: Keys) {
  const say = sayTo({ req });
  const need = { factor: 'code' } as const;
  if (plainCode(code) === '') {
    // A right password is no guess.
    await giveBack(req, keys);
    isNoRefusal(req);
    throw new FactorRefusal(say('Enter the code of your authenticator app.'), need);
  }
  const tries = codeKeys(req, person);
  await takeOrRefuse(req, tries);
  if (!(await redeemCode(req.payload, person.id, code)))
    throw new FactorRefusal(say('This code is wrong or was used before.'), need);
  await succeeded(req, tries);
}

async function setUpOrRefuse(
  req: PayloadRequest,
  person: Person,
  { code, ticket }: { readonly code: unknown; readonly ticket: unknown },
  keys: Keys,
): Promise<string[]> {
  const say = sayTo({ req });
  const secret = secretOfTicket(ticket, person.id);
  if (secret === undefined) {
    await giveBack(req, keys);
    isNoRefusal(req);
    throw new FactorRefusal(say('Your role needs a second factor. Set it up to sign in.'), {
      factor: 'setUp',
      enrolment: newEnrolment(person),
    });
  }
  const tries = codeKeys(req, person);
  await takeOrRefuse(req, tries);
  const step = stepOfCode(secret, plainCode(code));
  if (step === undefined)
    throw new FactorRefusal(say('This code is wrong or was used before.'), { factor: 'setUp' });
  await succeeded(req, tries);
  const codes = await storeFactor(req.payload, person.id, secret, step);
  await record(req, {
    act: 'account',
    subject: 'users',
    document: person.id,
    detail: 'second factor set up',
    user: person,
  });
  return codes;
}
