import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { totalCost, totalTuition } from '@concierge/contract/totalCost';
import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { makeProgram, remove } from '../../newsroom.ts';
import { at, cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

type Fee = Omit<ProgramFacts['fees'][number], 'semester'> & { semester?: number | null };
interface Program {
  id: number;
  title: string;
  alias: string;
  program: { semesters: number; details: { fees: Fee[] }[] };
}
const fallback = 'Please inquire for tuition fees';

/** A page without the marks that React leaves between texts, and with spaces for spaces. */
const plain = (text: string) =>
  text.replaceAll('<!-- -->', '').replaceAll(/&(nbsp|#xa0|#160);|\u00a0/gi, ' ');
const francs = (amount = 0) => `CHF ${amount.toLocaleString('en-US')}`;

/** What every place says of a programme. */
async function factsShown({ alias, title }: Program) {
  const page = plain((await get(at('HIM', `/en${alias}`))).text);
  const search = plain(
    (await get(at('HIM', `/en/search/?search_api_fulltext=${encodeURIComponent(title)}`))).text,
  );
  const result =
    search
      .split(/<li[ >]/)
      .find((item) => item.includes(`href="/en${alias}"`) && item.includes('Program ·')) ?? '';
  return {
    page: page.slice(page.indexOf('id="facts"'), page.indexOf('id="requirements"')),
    cost: page.slice(page.indexOf('<section', page.indexOf('id="fees"') - 60)),
    offer: /"offers":(\{[^}]*\})/.exec(page)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '',
    comparison: plain((await get(at('HIM', `/en/compare/?p=${encodeURIComponent(alias)}`))).text),
    result,
  };
}

test('a changed fee changes page, comparison, cost, structured data and search snippets; once expired none shows it', {
  tag: ['@S9.offer.1', '@S9.offer.4'],
}, async ({ request }) => {
  test.setTimeout(120_000);
  const headers = await adminHeaders();
  const { id } = await makeProgram();
  const answer = await request.get(`${cmsOrigin}/api/pages/${id}?depth=0`, { headers });
  const program: Program = await answer.json();
  const [details] = program.program.details;
  const fees = details?.fees ?? [];
  const publish = async (changed: readonly Fee[], field_price: string) => {
    const data = {
      field_price,
      program: { ...program.program, details: [{ ...details, fees: changed }] },
      _status: 'published',
    };
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
    return {
      tuition: francs(totalTuition(facts, swissDay())),
      all: francs(totalCost(facts, swissDay())?.total),
    };
  };

  try {
    const changed = fees.map((fee) => (isFirst(fee) ? { ...fee, amount: 23_457 } : fee));
    await publish(changed, 'CHF 1');
    const expected = { ...shownAs(changed), semester: francs(23_457) };
    expect(expected.all).not.toBe(shownAs(fees).all);
    await expect(async () => {
      const { page, cost, offer, description, comparison, result } = await factsShown(program);
      expect(page).toContain(expected.tuition);
      expect(cost).toContain(expected.semester);
      expect(cost).toContain(expected.all);
      expect(offer).toContain(`"price":${expected.tuition.replaceAll(/\D/g, '')}`);
      expect(offer).toContain('"priceCurrency":"CHF"');
      expect(description).toContain(`Tuition: ${expected.tuition}`);
      expect(comparison).toContain(expected.tuition);
      expect(comparison).toContain(expected.all);
      expect(result).toContain(`Tuition: ${expected.tuition}`);
      for (const place of [page, cost, comparison, result, description])
        expect(place).not.toContain('CHF 1<');
    }).toPass({ timeout: 40_000, intervals: [300] });

    await publish(
      fees.map((fee) => ({ ...fee, valid_to: '2026-09-30T12:00:00.000Z' })),
      'CHF 1',
    );
    expect(swissDay() > '2026-09-30').toBe(true);
    await expect(async () => {
      const { page, cost, offer, description, comparison, result } = await factsShown(program);
      for (const place of [page, cost, description, comparison, result])
        expect(place).toContain(fallback);
      for (const place of [page, offer, description, comparison, result])
        expect(place).not.toMatch(/23.?457|CHF 1\b(?!,)/);
      expect(offer).toContain(`"price":"${fallback}"`);
    }).toPass({ timeout: 40_000, intervals: [300] });
  } finally {
    await remove('pages', 'alias', program.alias);
  }
});

test('a brand has a calendar of all its starts and deadlines, and one of each kind', async () => {
  const days = async (query: string) => {
    const { status, text } = await get(at('HIM', `/en/calendar/programs.ics${query}`));
    expect(status).toBe(200);
    return [...text.matchAll(/UID:(\d+-\d{4}-\d\d-\d\d-(start|deadline))@/g)].map(
      ([, uid, kind]) => ({ uid, kind }),
    );
  };
  const all = await days('');
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  for (const kind of ['start', 'deadline'])
    expect(await days(`?kind=${kind}`)).toEqual(all.filter((one) => one.kind === kind));
  expect((await get(at('HIM', '/en/programs/'))).text).toContain(
    'href="/en/calendar/programs.ics"',
  );
});

test('“Can I apply?” answers by its address, without scripts, and its answer goes along to the form', async () => {
  const path = '/en/programs/bachelor-hotel-management/';
  const query = 'age=19&country=IN&level=B2&qualification=secondary';
  const { status, text } = await get(at('HIM', `${path}?${query}`));
  expect(status).toBe(200);
  expect(text).toContain('data-verdict="ask"');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
  const [, link = ''] = /href="(\/en\/contact\/\?[^"]+)"/.exec(text) ?? [];
  const form = await get(at('HIM', link.replaceAll('&amp;', '&').replace(/#.*/, '')));
  expect(form.text).toContain('data-eligibility-note');
  expect(form.text).toContain('India · Secondary school certificate · B2 · Age 19');
  expect(form.text).toContain('<meta name="robots" content="noindex"');
  const plainPage = await get(at('HIM', path));
  expect(plainPage.text).not.toContain('data-verdict');
  expect(plainPage.text).not.toContain('content="noindex"');
});

test('the backend refuses an event that ends before it begins, and a day that can’t be, and names the field', async ({
  request,
}) => {
  const headers = await adminHeaders();
  const event = {
    Name: 'Backwards',
    kind: 'webinar',
    crm_id: `backwards-${Date.now()}`,
    field_domain_access: ['HIM'],
  };
  const dates = { StartDate: '2027-05-02T12:00:00.000Z', EndDate: '2027-05-01T12:00:00.000Z' };
  const refused = await request.post(`${cmsOrigin}/api/campaigns`, {
    headers,
    data: { ...event, ...dates },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('Last day');
  const never = await request.post(`${cmsOrigin}/api/campaigns`, {
    headers,
    data: { ...event, ...dates, StartDate: 'the day after never' },
  });
  expect(never.status()).toBe(400);
});
