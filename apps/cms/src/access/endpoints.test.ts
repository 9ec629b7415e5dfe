import { expect, test } from 'vitest';
import { deadLettersFor, handleDeadLetters } from '../leads/inbox/deadLetters.ts';
import { everyCovered } from '../testing/everyCovered.ts';
import { fromSite, handOver, inbox, lead } from '../testing/leads.ts';
import { type Call, callWith, signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const people = {
  anonymous: { call: callWith(payload, {}), user: undefined },
  editorHIM: await signedIn(payload, 'editor', ['HIM']),
  editorNone: await signedIn(payload, 'editor'),
  admissionsHIM: await signedIn(payload, 'admissions', ['HIM']),
  admissionsNone: await signedIn(payload, 'admissions'),
  admin: await signedIn(payload, 'admin'),
};
type Role = keyof typeof people;

/** Who of all gets through with a call; a refusal is one of theirs, never an error of ours. */
async function allowed(ask: (call: Call) => Promise<{ status: number }>): Promise<string> {
  const through: Role[] = [];
  for (const role of Object.keys(people) as Role[]) {
    const { status } = await ask(people[role].call);
    expect(status === 501 || status < 500, `${role}: ${status}`).toBe(true);
    if (status < 400) through.push(role);
  }
  return through.join(' ');
}

async function storedLead(brand: 'HIM' | 'CAA', data: object = {}): Promise<number> {
  const sent = lead({ brand, reference: unique(brand) });
  expect(await handOver(payload, sent)).toEqual(['stored']);
  const [stored] = await inbox(payload, sent.key);
  await payload.update({
    collection: 'leads',
    id: stored?.id ?? 0,
    data,
    overrideAccess: true,
  });
  return stored?.id ?? 0;
}

test.each([
  ['HIM', 'admissionsHIM admin'],
  ['CAA', 'admin'],
] as const)(
  'enquiries of %s are sent again, released, answered and erased by %s',
  async (brand, who) => {
    const calls = [
      ['resend', { state: 'refused' }],
      ['release', { state: 'held' }],
      ['answer', { mails_due: true }],
      ['erase', {}],
    ] as const;
    for (const [name, data] of calls)
      expect(
        await allowed(async (call) =>
          call('POST', `leads/${await storedLead(brand, data)}/${name}`),
        ),
        name,
      ).toBe(who);
    for (const id of ['0', 'x', '1e99', '%00', '-1', '9'.repeat(30)])
      for (const name of [
        'leads/:id/resend',
        'leads/:id/release',
        'leads/:id/answer',
        'leads/:id/erase',
        'mails/:id/retry',
        'newsletter-changes/:id/retry',
      ])
        expect(
          await allowed((call) => call('POST', name.replace(':id', id))),
          `${name} ${id}`,
        ).toBe('');
    const mail = () =>
      payload.create({
        collection: 'mails',
        data: { brand, key: unique('m'), to: 'a@example.ch', subject: 'S', state: 'failed' },
        overrideAccess: true,
      });
    // Without a mail server, whoever may ask is told so.
    const retry = async (call: Call) => {
      const { status } = await call('POST', `mails/${(await mail()).id}/retry`);
      return { status: status === 409 ? 200 : status };
    };
    expect(await allowed(retry)).toBe(who);
  },
);

test('enquiries are exported by who may read them, those of the own brands only', async () => {
  const [own, other] = [await storedLead('HIM'), await storedLead('CAA')];
  expect(await allowed((call) => call('GET', 'leads/export'))).toBe('admissionsHIM admin');
  const list = await people.admissionsHIM.call('GET', `leads?where[id][in]=${own},${other}`);
  expect(list.body.docs?.map(({ id }) => id)).toEqual([own]);
});

test('what waits at the sites is seen and asked for again within the own brands', async () => {
  const deadLetters = (['HIM', 'CAA'] as const).map((brand, place) => ({
    key: crypto.randomUUID(),
    brand,
    reference: unique(brand),
    type: 'contact',
    received_at: new Date(Date.now() + place).toISOString(),
    message: 'refused',
  }));
  const site = unique('site');
  const reported = await handleDeadLetters(
    payload,
    fromSite('leads/dead-letters', { site, deadLetters }),
  );
  expect(reported.status).toBe(200);
  const keys = deadLetters.map(({ key }) => key);
  const seen = async (role: Exclude<Role, 'anonymous'>) =>
    (await deadLettersFor(payload, people[role].user))
      .filter(({ key }) => keys.includes(key))
      .map(({ brand }) => brand);
  expect(
    await Promise.all([
      seen('admin'),
      seen('admissionsHIM'),
      seen('admissionsNone'),
      seen('editorHIM'),
    ]),
  ).toEqual([['HIM', 'CAA'], ['HIM'], [], []]);
  expect(await allowed((call) => call('POST', `leads/dead-letters/${keys[0]}/again`))).toBe(
    'admissionsHIM admin',
  );
  expect(await allowed((call) => call('POST', `leads/dead-letters/${keys[1]}/again`))).toBe(
    'admin',
  );
  await handleDeadLetters(payload, fromSite('leads/dead-letters', { site, deadLetters: [] }));
});

test.each([
  ['HIM', 'editorHIM admin'],
  ['CAA', 'admin'],
] as const)(
  'facts, translations and liveness of pages of %s are asked for by %s',
  async (brand, who) => {
    const { id } = await page(payload, { field_domain_access: [brand] });
    await payload.update({
      collection: 'pages',
      id,
      locale: 'ar',
      data: { title: 'صفحة' },
      overrideAccess: true,
    });
    expect(await allowed((call) => call('GET', `pages/${id}/stale-facts?locale=en`))).toBe(who);
    for (const wrong of ['x', '0', '%00', '9'.repeat(30)])
      for (const ask of ['stale-facts', 'live'])
        expect(
          await allowed((call) => call('GET', `pages/${wrong}/${ask}`)),
          `${ask} ${wrong}`,
        ).toBe('');
    expect(await allowed((call) => call('POST', `pages/${id}/still-right/ar`))).toBe(who);
    const draft = await page(payload, { field_domain_access: [brand], _status: 'draft' });
    expect(await allowed((call) => call('GET', `pages/${draft.id}/live`))).toBe('');
    for (const [role, { user }] of Object.entries(people))
      if (user)
        expect(
          (await everyCovered(payload, user)).some((page) => page.id === id),
          role,
        ).toBe(who.split(' ').includes(role));
  },
);

test("synonyms that a query's brand brings with it are the own brand's", async () => {
  const make = (call: Call, brand: string) =>
    call('POST', `search-synonyms?brand=${brand}`, { words: unique('w'), lang: 'en' });
  expect(await allowed((call) => make(call, 'CAA'))).toBe('admin');
  expect(await allowed((call) => make(call, 'HIM'))).toBe('editorHIM admin');
});

test('what Payload keeps for itself is no list for anybody', async () => {
  for (const slug of ['payload-kv', 'payload-jobs'])
    expect(await allowed((call) => call('GET', slug)), slug).toBe('');
  expect(await allowed((call) => call('GET', 'change-log'))).toBe('admin');
  expect(await allowed((call) => call('GET', 'payload-jobs/run'))).toBe('admin');
});
