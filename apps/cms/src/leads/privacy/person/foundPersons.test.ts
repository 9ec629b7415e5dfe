import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { presetsSlug } from '../../../presets/checkPreset.ts';
import { handOver, inbox, lead } from '../../../testing/leads.ts';
import { signedIn } from '../../../testing/rest.ts';
import { testPayload } from '../../../testing/testPayload.ts';

const payload = await testPayload();
const officer = await signedIn(payload, 'admissions', ['HIM']);

test('a telephone number finds whoever wrote the same one, and nobody of another country', async () => {
  const tail = `79 ${randomInt(100, 1000)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  const sent = (Phone: string, more = {}) => lead({ fields: { Name: 'Zoe', Phone, ...more } });
  const [whole, national, foreign] = [sent(`+41 ${tail}`), sent(`0${tail}`), sent(`+49 ${tail}`)];
  const named = lead({ fields: { Name: 'Cy', Question: `Not +49 ${tail}, +41 ${tail} please.` } });
  await handOver(payload, whole, national, foreign, named);
  const find = async (phone: string) => {
    const { status, body } = await officer.call('POST', 'privacy/find', { phone });
    return { status, text: JSON.stringify(body) };
  };
  const { text } = await find(`+41 ${tail}`);
  expect(text).toContain(whole.reference);
  expect(text).toContain(national.reference);
  expect(text).not.toContain(foreign.reference);
  const short = await find('555 667');
  expect(short).toMatchObject({ status: 400 });
  expect(short.text).toContain('at least eight digits');
  const erasure = { phone: `+41 ${tail}`, cause: 'request' };
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  expect(await inbox(payload, foreign.key)).toHaveLength(1);
  expect((await inbox(payload, named.key))[0]?.fields).toMatchObject({
    Question: `Not +49 ${tail}, [erased] please.`,
  });
});

test('a telephone number is found in whatever digits and with whatever signs it was written', async () => {
  const digits = `79${randomInt(1_000_000, 9_999_999)}`;
  const arabic = digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const short = `${randomInt(21_000_000, 39_999_999)}`;
  const group = (sign: string) =>
    digits.replace(/(..)(...)(..)(..)/, `$1${sign}$2${sign}$3${sign}$4`);
  const written = {
    [`0${digits}`]: [
      `٠${arabic}`,
      `+41\u00a0${group('\u00a0')}`,
      `0${group('\u2013')}`,
      `+41\u200e ${group('\u202f')}`,
    ],
    [short]: [short, `0${short}`, `+41 ${short.replace(/(..)(...)(...)/, '$1 $2 $3')}`],
  };
  for (const [phone, ways] of Object.entries(written))
    for (const way of ways) {
      const own = lead({ fields: { Name: 'Zoe', Phone: way } });
      const naming = lead({ fields: { Name: 'Cy', Question: `Call Zoe at ${way}!` } });
      await handOver(payload, own, naming);
      const found = await officer.call('POST', 'privacy/find', { phone });
      expect(JSON.stringify(found.body), way).toContain(own.reference);
      expect(found.body['mentions'], way).toHaveLength(1);
      const erasure = { phone, cause: 'request' };
      expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
      expect(await inbox(payload, own.key)).toEqual([]);
      expect((await inbox(payload, naming.key))[0]?.fields, way).toMatchObject({
        Question: 'Call Zoe at [erased]!',
      });
    }
});

test('an address is found as people write it, and in what staff noted on the enquiry of another', async () => {
  const name = crypto.randomUUID();
  const own = lead({ fields: { Name: 'Zoe', Email: `${name}@xn--mnchen-3ya.example` } });
  const noted = lead({ fields: { Name: 'Cy', Email: `${name}@visitor.example` } });
  await handOver(payload, own, noted);
  const [row] = await inbox(payload, noted.key);
  const phone = `+41 79 ${randomInt(100, 1000)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  const note = `Brother of ${name}@münchen.example, ${phone}`;
  await officer.call('PATCH', `leads/${row?.id}`, { note });
  const erasure = { email: `\u202a${name}@MÜNCHEN.example\u202c`, cause: 'request' };
  const found = await officer.call('POST', 'privacy/find', erasure);
  expect(found.body['leads']).toMatchObject([{ reference: own.reference }]);
  expect(found.body['mentions']).toHaveLength(1);
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  expect(await inbox(payload, own.key)).toEqual([]);
  expect((await inbox(payload, noted.key))[0]?.note).toBe(`Brother of [erased], ${phone}`);
  await officer.call('POST', 'privacy/erase', { phone, cause: 'request' });
  expect((await inbox(payload, noted.key))[0]?.note).toBe('Brother of [erased], [erased]');
});

test('a telephone of one person stands for the address, too; of one that a family shares nobody is corrected', async () => {
  const phone = `+41 79 ${randomInt(100, 1000)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  const [zoe, cy] = [`${crypto.randomUUID()}@visitor.example`, `${crypto.randomUUID()}@a.example`];
  const sent = lead({ fields: { Name: 'Zoe', Email: zoe, Phone: phone } });
  const elsewhere = lead({ fields: { Name: 'Zoe', Email: zoe } });
  await handOver(payload, sent, elsewhere);
  const find = () => officer.call('POST', 'privacy/find', { phone });
  expect((await find()).body['leads']).toHaveLength(2);
  const brother = lead({ fields: { Name: 'Cy', Email: cy, Phone: phone } });
  await handOver(payload, brother);
  expect((await find()).body['leads']).toHaveLength(2);
  const changes = { Name: 'Zora', Email: `new-${zoe}` };
  for (const whom of [{ phone }, { phone, email: zoe }]) {
    const refused = await officer.call('POST', 'privacy/correct', { ...whom, changes });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Several addresses share this telephone');
  }
  await officer.call('POST', 'privacy/correct', { email: zoe, changes });
  expect((await inbox(payload, sent.key))[0]).toMatchObject({ email: changes.Email });
  expect((await inbox(payload, brother.key))[0]).toMatchObject({ email: cy, name: 'Cy' });
});

test('saved views of the inbox that name an erased person go, those of others stay', async () => {
  const Email = `${crypto.randomUUID()}@visitor.example`;
  const Phone = `+41 79 ${randomInt(100, 1000)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  await handOver(payload, lead({ fields: { Name: 'Zoe', Email, Phone } }));
  const title = crypto.randomUUID();
  const save = async (name: string, where: object) =>
    expect(
      (
        await officer.call('POST', presetsSlug, {
          title: `${title} ${name}`,
          relatedCollection: 'leads',
          where: { or: [{ and: [where] }] },
          columns: [{ accessor: 'reference', active: true }],
        })
      ).status,
    ).toBe(201);
  await save('one', { email: { equals: Email.toUpperCase() } });
  await save(`of ${Phone}`, { state: { equals: 'held' } });
  await save('three', { state: { equals: 'held' } });
  const erasure = { email: Email, phone: Phone, cause: 'request' };
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  const left = await payload.db.find<{ title: string }>({
    collection: presetsSlug,
    where: { title: { like: title } },
  });
  expect(left.docs.map((preset) => preset.title)).toEqual([`${title} three`]);
});

test('an address is found in small and capital letters of any script, also after a correction', async () => {
  const name = crypto.randomUUID().slice(0, 8);
  const [small, capital] = [
    `élodie.юля.${name}@visitor.example`,
    `ÉLODIE.ЮЛЯ.${name}@VISITOR.example`,
  ];
  const own = lead({ fields: { Name: 'Zoe', Email: `other.${name}@visitor.example` } });
  const noted = lead({ fields: { Name: 'Cy', Question: `Her address is ${capital}.` } });
  await handOver(payload, own, noted);
  const changes = { Email: capital };
  const corrected = { email: `other.${name}@visitor.example`, changes };
  expect((await officer.call('POST', 'privacy/correct', corrected)).status).toBe(200);
  const found = await officer.call('POST', 'privacy/find', { email: capital });
  expect([found.body['leads'], found.body['mentions']]).toMatchObject([
    [{ reference: own.reference, Email: small }],
    [{ type: 'contact' }],
  ]);
  await officer.call('POST', 'privacy/erase', { email: small, cause: 'request' });
  expect(await inbox(payload, own.key)).toHaveLength(0);
  expect((await inbox(payload, noted.key))[0]?.fields).toMatchObject({
    Question: 'Her address is [erased].',
  });
});

test('who visits a school is found by its officers, whichever brand had the enquiry, and erasing frees the seat', async () => {
  const school = await signedIn(payload, 'admissions', ['CAA']);
  const stranger = await signedIn(payload, 'admissions', ['SHMS']);
  const slot = { VisitPreferredDate: '2031-06-03', VisitPreferredTime: '11:00' };
  const booked = (Email: string) =>
    lead({
      type: 'visit-school',
      fields: { Name: 'Zoe', Email, SchoolInterest: 'CAA', ...slot },
    });
  const email = `${crypto.randomUUID()}@visitor.example`;
  const sent = booked(email);
  const other = booked(`${crypto.randomUUID()}@visitor.example`);
  await handOver(payload, sent, other);
  const visits = async ({ call }: typeof school) =>
    (await call('POST', 'privacy/find', { email })).body['visits'];
  const seat = { school: 'CAA', date: slot.VisitPreferredDate, reference: sent.reference };
  expect(await visits(school)).toMatchObject([seat]);
  expect(await visits(officer)).toMatchObject([seat]);
  expect(await visits(stranger)).toEqual([]);
  const copy = await school.call('POST', 'privacy/export', { email, format: 'json' });
  expect(copy.body).toMatchObject({ leads: [], visits: [seat] });
  const erased = await school.call('POST', 'privacy/erase', { email, cause: 'request' });
  expect(erased.body['receipts']).toMatchObject([{ brand: 'CAA', leads: 0, visits: 1 }]);
  expect(await inbox(payload, sent.key)).toHaveLength(1);
  const left = await payload.find({
    collection: 'visits',
    where: { date: { equals: slot.VisitPreferredDate } },
    overrideAccess: true,
  });
  expect(left.docs.map(({ key }) => key)).toEqual([other.key]);
});
