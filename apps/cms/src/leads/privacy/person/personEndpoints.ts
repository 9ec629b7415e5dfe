import { swissDay } from '@concierge/contract/swissDay';
import { comparableEmail } from '@concierge/server/persons/identity';
import type { I18nClient } from '@payloadcms/translations';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { requireOfficer } from '../../../access/officer.ts';
import { recordOrRefuse } from '../../../audit/record.ts';
import { sayTo } from '../../../i18n/say.ts';
import { readBody } from '../../../runtime/http/readBody.ts';
import { requireFresh } from '../../../signIn/fresh/fresh.ts';
import { askedCauses } from '../causes.ts';
import { changesIn, correctPerson } from './correctPerson.ts';
import { erasePerson } from './erasePerson.ts';
import { findPerson, type PersonData } from './findPerson.ts';
import { identityIn } from './identity.ts';
import { personCopy } from './personCopy.ts';
import { personPage } from './personPage.ts';

/**
 * The officer, and what the officer's brands have of whom the body names by `email` or `phone`. A
 * telephone whose enquiries all have one address stands for that address, too; `isShared` where it
 * brought several, with the one that was typed: a telephone may be a family's.
 */
async function found(req: PayloadRequest) {
  const { user, brands } = requireOfficer(req);
  const body = await readBody(req);
  const typed = identityIn(body, sayTo({ req }));
  const data = await findPerson(req.payload, typed, brands);
  const addresses = typed.phone ? addressesIn(typed.email, data) : [];
  const [email] = addresses;
  const isShared = addresses.length > 1;
  const about = { user, brands, body, isShared };
  if (typed.email || !email || isShared) return { ...about, identity: typed, data };
  const identity = { ...typed, email };
  return { ...about, identity, data: await findPerson(req.payload, identity, brands) };
}

const addressesIn = (typed: string, { leads }: PersonData): string[] => [
  ...new Set([typed, ...leads.map(({ email }) => comparableEmail(email ?? ''))].filter(Boolean)),
];

/** A row in the audit log of what was done to how much, without the person. */
const noted = (
  req: PayloadRequest,
  act: 'read' | 'export' | 'correct' | 'erase',
  brand: readonly string[],
  data: PersonData,
): Promise<void> =>
  recordOrRefuse(req, {
    act,
    subject: 'person',
    brand,
    detail: Object.entries(data)
      .map(([kind, docs]) => `${kind} ${docs.length}`)
      .join(', '),
  });

const noStore = { 'cache-control': 'no-store' } as const;

/** `POST /api/privacy/find {email?, phone?}`: all that the officer's brands have of a person. */
const find: Endpoint = {
  path: '/privacy/find',
  method: 'post',
  handler: async (req) => {
    const { brands, data } = await found(req);
    await noted(req, 'read', brands, data);
    return Response.json(personCopy(data), { headers: noStore });
  },
};

/**
 * `POST /api/privacy/export {email?, phone?, format: 'json' | 'html'}`: the same as a file for the
 * person. 403 where the sign-in isn't fresh.
 */
const exported: Endpoint = {
  path: '/privacy/export',
  method: 'post',
  handler: async (req) => {
    requireFresh(req);
    const { brands, body, data } = await found(req);
    await noted(req, 'export', brands, data);
    const copy = personCopy(data);
    const day = swissDay();
    const isPage = body['format'] === 'html';
    const text = isPage
      ? await personPage(req.payload, copy, req.i18n as unknown as I18nClient, day)
      : JSON.stringify({ made_on: day, brands, ...copy }, undefined, 2);
    return new Response(text, {
      headers: {
        ...noStore,
        'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
        'content-disposition': `attachment; filename="person-${day}.${isPage ? 'html' : 'json'}"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  },
};

/**
 * `POST /api/privacy/correct {email?, phone?, changes}`: writes what the person says is right into
 * all that the person sent; `changes` has some of `Name`, `Surname`, `Email`, `Phone`, `City`,
 * `Country`. 403 where the sign-in isn't fresh, 400 where one of them is no sound value, or where a
 * telephone stands for several addresses.
 */
const correct: Endpoint = {
  path: '/privacy/correct',
  method: 'post',
  handler: async (req) => {
    requireFresh(req);
    const { user, brands, body, identity, isShared, data } = await found(req);
    const say = sayTo({ req });
    const changes = changesIn(body['changes'], req.i18n.language);
    if (isShared)
      throw new APIError(
        say('Several addresses share this telephone: find the person by one of them.'),
        400,
        undefined,
        true,
      );
    await noted(req, 'correct', brands, data);
    const leads = await correctPerson(req.payload, {
      identity,
      data,
      changes,
      user: user.id,
    });
    return Response.json({ ok: true, leads });
  },
};

/**
 * `POST /api/privacy/erase {email?, phone?, cause}`: erases the person in the officer's brands and
 * answers the receipts. 403 where the sign-in isn't fresh, 400 for another cause.
 */
const erase: Endpoint = {
  path: '/privacy/erase',
  method: 'post',
  handler: async (req) => {
    requireFresh(req);
    const { user, brands, body, identity, data } = await found(req);
    const cause = askedCauses.find((one) => one === body['cause']);
    if (!cause) throw new APIError(sayTo({ req })('Say why.'), 400, undefined, true);
    const erasing = { identity, data, brands, cause, user: user.id };
    await noted(req, 'erase', brands, data);
    const receipts = await erasePerson(req.payload, erasing);
    return Response.json({ ok: true, receipts });
  },
};

/** What officers do for one person (docs/how-to/privacy.md); the address is in no URL. */
export const personEndpoints: Endpoint[] = [find, exported, correct, erase];
