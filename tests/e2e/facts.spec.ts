import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { totalCost, totalTuition } from '@concierge/contract/totalCost';
import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, cmsOrigin } from '../product.ts';
import { adminHeaders } from '../signIn.ts';

type Fee = Omit<ProgramFacts['fees'][number], 'semester'> & { semester?: number | null };
interface Program {
  id: number;
  title: string;
  alias: string;
  field_price?: string | null;
  program: { semesters: number; details: { fees: Fee[] }[] };
}
const fallback = 'Please inquire for tuition fees';

/** A page without the marks that React leaves between texts, and with spaces for spaces. */
const plain = (text: string) => text.replaceAll('<!-- -->', '').replaceAll(/&(nbsp|#xa0|#160);|\u00a0/gi, ' ');
const francs = (amount = 0) => `CHF ${amount.toLocaleString('en-US')}`;

/** What every place says of a programme. */
async function told({ alias, title }: Program) {
  const page = plain((await get(at('HIM', `/en${alias}`))).text);
  const search = plain((await get(at('HIM', `/en/search/?search_api_fulltext=${encodeURIComponent(title)}`))).text);
  const result = search.split(/<li[ >]/).find((item) => item.includes(`href="/en${alias}"`) && item.includes('Program ·')) ?? '';
  return {
    page: page.slice(page.indexOf('id="facts"'), page.indexOf('id="requirements"')),
    cost: page.slice(page.indexOf('<section', page.indexOf('id="fees"') - 60)),
    offer: /"offers":(\{[^}]*\})/.exec(page)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '',
    comparison: plain((await get(at('HIM', `/en/compare/?p=${encodeURIComponent(alias)}`))).text),
    result,
  };
}

test('[S9.offer.1] [S9.offer.4] one fee that is changed in the backend changes page, comparison, cost, structured data and search snippets; once expired none shows it', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const headers = await adminHeaders();
  const found = await request.get(`${cmsOrigin}/api/pages?where[alias][equals]=/programs/bachelor-hotel-management/&limit=1&depth=0`, {
    headers,
  });
  const [program]: Program[] = (await found.json()).docs;
  if (!program) throw new Error('the demo content has no such programme');
  const [details] = program.program.details;
  const fees = details?.fees ?? [];
  const publish = async (changed: readonly Fee[], field_price: string | null = null) => {
    const data = { field_price, program: { ...program.program, details: [{ ...details, fees: changed }] }, _status: 'published' };
    const answer = await request.patch(`${cmsOrigin}/api/pages/${program.id}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const isFirst = ({ kind, semester }: Fee) => kind === 'tuition' && semester === 1;
  /** What the contract's own sums say of a price list of the backend. */
  const shownAs = (changed: readonly Fee[]) => {
    const priced = changed.map((fee) => ({
      kind: fee.kind,
      amount: fee.amount,
      semester: fee.semester ?? undefined,
      refundable: fee.refundable,
      valid_from: fee.valid_from.slice(0, 10),
      valid_to: fee.valid_to.slice(0, 10),
    }));
    const facts = { fees: priced, semesters: program.program.semesters, internship: undefined };
    return { tuition: francs(totalTuition(facts, swissDay())), all: francs(totalCost(facts, swissDay())?.total) };
  };

  try {
    const changed = fees.map((fee) => (isFirst(fee) ? { ...fee, amount: 23_457 } : fee));
    await publish(changed, 'CHF 1');
    const expected = { ...shownAs(changed), semester: francs(23_457) };
    expect(expected.all).not.toBe(shownAs(fees).all);
    await expect(async () => {
      const { page, cost, offer, description, comparison, result } = await told(program);
      expect(page).toContain(expected.tuition);
      expect(cost).toContain(expected.semester);
      expect(cost).toContain(expected.all);
      expect(offer).toContain('"price":"23457"');
      expect(offer).toContain('"priceCurrency":"CHF"');
      expect(description).toContain(`Tuition: ${expected.tuition}`);
      expect(comparison).toContain(expected.semester);
      expect(comparison).toContain(expected.all);
      expect(result).toContain(`Tuition: ${expected.tuition}`);
      for (const place of [page, cost, comparison, result, description]) expect(place).not.toContain('CHF 1<');
    }).toPass({ timeout: 40_000, intervals: [300] });

    await publish(
      fees.map((fee) => ({ ...fee, valid_to: '2026-09-30T12:00:00.000Z' })),
      'CHF 1',
    );
    expect(swissDay() > '2026-09-30').toBe(true);
    await expect(async () => {
      const { page, cost, offer, description, comparison, result } = await told(program);
      for (const place of [page, cost, description, comparison, result]) expect(place).toContain(fallback);
      for (const place of [page, offer, description, comparison, result]) expect(place).not.toMatch(/23.?457|CHF 1\b(?!,)|"price"/);
      expect(offer).toContain(`"description":"${fallback}"`);
    }).toPass({ timeout: 40_000, intervals: [300] });
  } finally {
    await publish(fees, program.field_price ?? null);
  }
});

test('a brand has a calendar of all its starts and deadlines, and one of each kind', async () => {
  const days = async (query: string) => {
    const { status, text } = await get(at('HIM', `/en/calendar/programs.ics${query}`));
    expect(status).toBe(200);
    return [...text.matchAll(/UID:(\d+-\d{4}-\d\d-\d\d-(start|deadline))@/g)].map(([, uid, kind]) => ({ uid, kind }));
  };
  const all = await days('');
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  for (const kind of ['start', 'deadline']) expect(await days(`?kind=${kind}`)).toEqual(all.filter((one) => one.kind === kind));
  expect((await get(at('HIM', '/en/programs/'))).text).toContain('href="/en/calendar/programs.ics"');
});

test('“Can I apply?” answers by its address, without scripts, and its answer goes along to the form', async () => {
  const path = '/en/programs/bachelor-hotel-management/';
  const asked = 'age=19&country=IN&level=B2&qualification=secondary';
  const { status, text } = await get(at('HIM', `${path}?${asked}`));
  expect(status).toBe(200);
  expect(text).toContain('data-verdict="ask"');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
  const [, link = ''] = /href="(\/en\/contact\/\?[^"]+)"/.exec(text) ?? [];
  const form = await get(at('HIM', link.replaceAll('&amp;', '&').replace(/#.*/, '')));
  expect(form.text).toContain('data-enquiry');
  expect(form.text).toContain('India · Secondary school certificate · B2 · Age 19');
  expect(form.text).toContain('<meta name="robots" content="noindex"');
  const plainPage = await get(at('HIM', path));
  expect(plainPage.text).not.toContain('data-verdict');
  expect(plainPage.text).not.toContain('content="noindex"');
});

const aliases = Array.from({ length: 50 }, (_, index) => `p=/programs/none-${index}/`).join('&');
const good = 'p=/programs/bachelor-hotel-management/';
for (const [name, path, sentence] of [
  ['age 7', '/programs/bachelor-hotel-management/?age=7&country=CH&level=B2&qualification=secondary', 'from 14 to 99.'],
  ['age 300', '/programs/bachelor-hotel-management/?age=300', 'from 14 to 99.'],
  ['an unknown country', '/programs/bachelor-hotel-management/?country=QQ&age=20', 'Please choose a country from the list.'],
  ['unknown facets', '/programs/?colour=blue&planet=mars', 'programs</p>'],
  ['unknown values of facets', '/programs/?level=wizard&school=Hogwarts', 'No program fits all of these filters.'],
  ['an impossible month', '/programs/?intake=2027-13&duration=x-y&fee=-1-', 'No program fits all of these filters.'],
  ['an impossible date', '/programs/?intake=never', 'No program fits all of these filters.'],
  ['50 programmes to compare', `/compare/?${good}&${aliases}`, 'Only the first four programs are compared.'],
  ['a deleted programme in a shared comparison', `/compare/?${good}&p=/programs/deleted/`, 'no longer offered.'],
  ['a comparison of nothing but deleted ones', '/compare/?p=/programs/deleted/', 'Nothing to compare yet'],
  ['events of an impossible month', '/events/?month=2027-99&kind=circus', 'id="main"'],
] as const) {
  test(`${name}: a sensible page and a clear sentence`, async () => {
    const { status, text } = await get(at('HIM', `/en${path}`));
    expect(status).toBe(200);
    expect(text).toContain(sentence);
    expect(text.match(/<h1/g)).toHaveLength(1);
  });
}

test('a programme that is deleted for good leaves shared comparisons and says so', async ({ request }) => {
  const headers = await adminHeaders();
  const source = await request.get(`${cmsOrigin}/api/pages?where[alias][equals]=/programs/bachelor-hotel-management/&limit=1&depth=0`, {
    headers,
  });
  const [{ program }] = (await source.json()).docs;
  const alias = `/programs/soon-deleted-${Date.now()}/`;
  const data = { type: 'program', title: 'Soon deleted', alias, field_domain_access: ['HIM'], program, _status: 'published' };
  const made = await request.post(`${cmsOrigin}/api/pages`, { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  const shared = at('HIM', `/en/compare/?${good}&p=${alias}`);
  await expect(async () => expect((await get(shared)).text).toContain('Soon deleted</a>')).toPass({ timeout: 10_000 });
  const { id } = (await made.json()).doc;
  // Whoever signs in as the same user at the same moment, as other tests do, can end this session.
  await expect(async () => {
    const gone = await request.delete(`${cmsOrigin}/api/pages/${id}`, { headers: await adminHeaders() });
    expect(gone.ok(), await gone.text()).toBe(true);
  }).toPass({ timeout: 10_000 });
  await expect(async () => {
    const { status, text } = await get(shared);
    expect([status, text.includes('Soon deleted</a>'), text.includes('no longer offered.')]).toEqual([200, false, true]);
  }).toPass({ timeout: 10_000 });
});

test('the backend refuses an event that ends before it begins, and a day that can’t be, and names the field', async ({ request }) => {
  const headers = await adminHeaders();
  const event = { Name: 'Backwards', kind: 'webinar', crm_id: `backwards-${Date.now()}`, field_domain_access: ['HIM'] };
  const dates = { StartDate: '2027-05-02T12:00:00.000Z', EndDate: '2027-05-01T12:00:00.000Z' };
  const refused = await request.post(`${cmsOrigin}/api/campaigns`, { headers, data: { ...event, ...dates } });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('Last day');
  const never = await request.post(`${cmsOrigin}/api/campaigns`, {
    headers,
    data: { ...event, ...dates, StartDate: 'the day after never' },
  });
  expect(never.status()).toBe(400);
});
