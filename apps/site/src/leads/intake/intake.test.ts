import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLeadSite, types } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());
afterEach(() => vi.useRealTimers());

const referenceIn = (location: string | undefined) =>
  new URL(location ?? '', 'http://x').searchParams.get('ref') ?? '';
const delivered = async (reference: string) => {
  await site.leads.worker.run();
  return [...site.backend.inbox.values()].find((lead) => lead.reference === reference);
};

describe('a sound submission', () => {
  test('is stored, answered 303 with a reference, and handed over with the fields of §3', {
    tags: [...['S7.form.1', 'S7.form.13', 'S7.server.1', 'S3.lead.1', 'S3.lead.4']],
  }, async () => {
    const { status, headers } = await site.submit(
      site.sound({
        Timezone: 'Asia/Dubai',
        Email: 'Ana@Example.CH',
        oid: 'forged',
        WebSource: 'XX',
      }),
    );
    expect(status).toBe(303);
    expect(headers['location']).toMatch(
      /^\/en\/thanks-contact\/\?ref=HIM-[2-9A-Z]{4}-[2-9A-Z]{4}$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    const lead = await delivered(referenceIn(headers['location']));
    expect(lead).toMatchObject({
      brand: 'HIM',
      type: 'contact',
      lang: 'en',
      source: '/en/contact/',
      consent: { version: '1' },
    });
    expect(lead?.held).toBeUndefined();
    expect(lead?.fields).toMatchObject({
      WebSource: 'HIM',
      SiteType: 'microsite',
      oid: '00D000000000TST',
      sfga: '00D000000000TST',
      Timezone: 'Asia/Dubai',
      SchoolInterest: 'HIM',
      Name: 'Ana',
      Email: 'ana@example.ch',
      TermsAndConditions: '1',
      additionalGtmFormType: 'contact',
      additionalGtmFormTitle: 'The contact form',
      additionalGtmFormName: 'The contact form',
    });
    expect(lead?.fields['ThankYouURL']).toMatch(/\/en\/thanks-contact\/$/);
    expect(lead?.fields['SourceWebURL']).toMatch(/\/en\/contact\/$/);
    expect(Object.keys(lead?.fields ?? {}).filter((name) => name.startsWith('_'))).toEqual([]);
  });

  test('the thank-you page keeps its own query and hash, and learns which event was booked', async () => {
    const _context = site.context('contact', { thanks: '/en/thanks/?from=ad#next', event: 'EV 1' });
    const { headers } = await site.submit({ ...site.sound(), _context });
    const { pathname, searchParams, hash } = new URL(headers['location'] ?? '', 'http://x');
    expect([pathname, hash]).toEqual(['/en/thanks/', '#next']);
    expect([searchParams.get('from'), searchParams.get('event')]).toEqual(['ad', 'EV 1']);
    expect(searchParams.get('ref')).toMatch(/^HIM-/);
  });

  test('a thank-you page elsewhere is led to, and gets nothing of the lead', {
    tags: ['S3.page.4'],
  }, async () => {
    const thanks = 'https://forms.example.net/thanks?a=1#b';
    const _context = site.context('contact', { thanks });
    for (const plain of [{}, { _plain: '1' }]) {
      const { status, headers } = await site.submit({ ...site.sound(), _context, ...plain });
      expect([status, headers['location']]).toEqual([303, thanks]);
    }
  });

  test('the page that shows a reference leads to no other site', async () => {
    const query = new URLSearchParams({ ref: 'HIM-7K4Q-29XM', next: 'https://evil.example/' });
    const page = await site.get(`/leads/received?${query}`);
    expect(page.text).toContain('HIM-7K4Q-29XM');
    expect(page.text).not.toContain('evil.example');
  });

  test.each(types.filter((type) => !['livechat', 'visit-school'].includes(type)))(
    'type %s has its own action',
    {
      tags: [
        ...['S7.form.2', 'S7.form.3', 'S7.form.4', 'S7.form.5', 'S7.form.6'],
        ...['S7.form.8', 'S7.form.9', 'S7.form.10', 'S7.form.11'],
      ],
    },
    async (type) => {
      const { status } = await site.submit(
        { ...site.sound(), _context: site.context(type) },
        {},
        type,
      );
      expect(status).toBe(303);
    },
  );

  test('what “Can I apply?” said goes along below the question, by our own seal only', async () => {
    const note = { note: 'Can apply for the bachelor.', query: '?country=CH' };
    const sealed = { _context: site.context('contact', note) };
    const { headers } = await site.submit(site.sound({ ...sealed, Question: 'When?' }));
    expect((await delivered(referenceIn(headers['location'])))?.fields['Question']).toBe(
      'When?\n\nCan apply for the bachelor.',
    );
    const silent = await site.submit(site.sound(sealed));
    expect((await delivered(referenceIn(silent.headers['location'])))?.fields['Question']).toBe(
      'Can apply for the bachelor.',
    );
  });

  test('sent twice it is one lead with one reference; changed and sent again it is another', async () => {
    const fields = site.sound();
    const first = await site.submit(fields);
    const again = await site.submit({ ...fields, _pass: site.pass() });
    const replayed = await site.submit(fields);
    const changed = await site.submit({ ...fields, _pass: site.pass(), Name: 'Bea' });
    const references = [first, again, replayed, changed].map(({ headers }) =>
      referenceIn(headers['location']),
    );
    expect(references[1]).toBe(references[0]);
    expect(references[2]).toBe(references[0]);
    expect(references[3]).not.toBe(references[0]);
  });

  test('sent again later from a page that stayed open, it is handed over under its key: its person may be erased', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fields = site.sound();
    const handedOver = async () => {
      const { deliveries } = site.backend;
      const { headers } = await site.submit({ ...fields, _pass: site.pass() });
      const lead = await delivered(referenceIn(headers['location']));
      return { lead, times: site.backend.deliveries - deliveries };
    };
    await site.leads.worker.run();
    const first = await handedOver();
    expect(first).toMatchObject({ times: 1, lead: { key: fields['_key'] } });
    expect(await handedOver()).toEqual({ ...first, times: 0 });
    vi.setSystemTime(Date.now() + 600_000);
    expect(await handedOver()).toEqual(first);
    site.backend.inbox.delete(first.lead?.key ?? '');
    vi.setSystemTime(Date.now() + 600_000);
    const again = await handedOver();
    expect(again).toMatchObject({ times: 1, lead: { reference: first.lead?.reference } });
    expect(Date.parse(again.lead?.received_at ?? '')).toBeGreaterThan(
      Date.parse(first.lead?.received_at ?? ''),
    );
    expect((await site.submit({ ...fields, _pass: '' })).status).toBe(303);
    vi.setSystemTime(Date.now() + 600_000);
    expect((await site.submit({ ...fields, _pass: '' })).status).toBe(400);
  });

  test('without scripts it is taken, held for review, and its reference shown by a page of ours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setMinutes(1) });
    const { _pass, _key, ...fields } = site.sound({ _plain: '1', Question: 'no scripts' });
    const { status, headers } = await site.submit(fields);
    expect(status).toBe(303);
    const reference = referenceIn(headers['location']);
    expect((await delivered(reference))?.held).toMatch(/without scripts/);
    const page = await site.get(headers['location'] ?? '');
    expect(page.text).toContain(reference);
    expect(page.text).toContain('href="/en/thanks-contact/"');
    const twice = await site.submit(fields);
    expect(referenceIn(twice.headers['location'])).toBe(reference);
    // Later it is meant anew: the first one may have been erased meanwhile.
    vi.setSystemTime(Date.now() + 600_000);
    const later = await site.submit(fields);
    expect(referenceIn(later.headers['location'])).not.toBe(reference);
  });

  test('from UTC+8 it needs no captcha', { tags: ['S5.lead.15'] }, async () => {
    const { _pass, ...fields } = site.sound({ _offset: '-480' });
    expect((await site.submit(fields)).status).toBe(303);
  });

  test.each([
    ['a filled trap', { _fax: 'x' }, /hidden field/],
    ['a start within the last second', {}, /within a second/],
  ])('%s holds it for review', async (_, more, reason) => {
    const { issuePass } = await import('../captcha/captchaPass.ts');
    const fields = site.sound(more);
    const { headers } = await site.submit(
      reason.source.includes('second')
        ? { ...fields, _pass: issuePass({ brand: 'HIM', started: Date.now() }) }
        : fields,
    );
    expect((await delivered(referenceIn(headers['location'])))?.held).toMatch(reason);
  });
});

test('live chat sends its own fields, and is answered 303 to the confirmation page', {
  tags: [
    ...['S3.livechat.1', 'S3.livechat.11', 'S3.livechat.12', 'S3.livechat.13', 'S3.livechat.14'],
    ...['S3.livechat.15', 'S7.livechat.4', 'S7.livechat.5'],
  ],
}, async () => {
  const { _key, _pass } = site.sound();
  const person = {
    first_name: 'Ana',
    last_name: 'Rossi',
    email: 'ana@example.ch',
    mobile: '+41 79 123 45 67',
    country: 'AD',
    term_conditions: '1',
  };
  const control = {
    _context: site.context('livechat', { thanks: '/en/livechat-confirmation/' }),
    _key: _key ?? '',
    _pass: _pass ?? '',
  };
  const { status, headers } = await site.submit({ ...control, ...person }, {}, 'livechat');
  expect([status, headers['location']?.split('?')[0]]).toEqual([303, '/en/livechat-confirmation/']);
  const lead = await delivered(referenceIn(headers['location']));
  expect(lead?.fields).toMatchObject({
    ...person,
    oid: '00D000000000TST',
    lead_source: 'Direct_Lead',
    channel: 'Live Chat',
    flag: '1',
  });
  expect(lead?.fields['retURL']).toMatch(/\/en\/livechat-confirmation\/$/);
});
