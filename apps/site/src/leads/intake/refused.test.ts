import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());

const referenceIn = (location: string | undefined) =>
  new URL(location ?? '', 'http://x').searchParams.get('ref') ?? '';
const delivered = async (reference: string) => {
  await site.leads.worker.run();
  return [...site.backend.inbox.values()].find((lead) => lead.reference === reference);
};

describe('what is refused', () => {
  test.each([
    ['no captcha pass', () => site.submit({ ...site.sound(), _pass: '' }), 400, 'Invalid CAPTCHA.'],
    [
      'a forged pass',
      () => site.submit({ ...site.sound(), _pass: `${site.pass()}x` }),
      400,
      'Invalid CAPTCHA.',
    ],
    [
      "another brand's pass",
      () => site.submit({ ...site.sound(), _pass: site.pass('SEG') }),
      400,
      'Invalid CAPTCHA.',
    ],
    [
      'a foreign origin',
      () => site.submit(site.sound(), { origin: 'https://evil.example' }),
      403,
      'did not come from our own page',
    ],
    [
      'no origin at all',
      () => site.submit(site.sound(), { origin: '' }),
      403,
      'did not come from our own page',
    ],
    [
      'a cross-site fetch',
      () => site.submit(site.sound(), { 'sec-fetch-site': 'cross-site' }),
      403,
      'did not come from our own page',
    ],
    ['65 KB', () => site.post('/leads/contact', 'a'.repeat(65_537)), 413, 'too long'],
    [
      'JSON',
      () => site.submit(site.sound(), { 'content-type': 'application/json' }),
      415,
      'could not be read',
    ],
    [
      'another charset',
      () =>
        site.submit(site.sound(), {
          'content-type': 'application/x-www-form-urlencoded; charset=utf-16',
        }),
      415,
      'could not be read',
    ],
    [
      'broken UTF-8',
      () => site.post('/leads/contact', `${new URLSearchParams(site.sound())}&Question=%C3%28`),
      400,
      'could not be read',
    ],
    [
      'broken raw bytes',
      () => site.post('/leads/contact', new Uint8Array([65, 61, 0xc3, 0x28])),
      400,
      'could not be read',
    ],
    [
      'a repeated key',
      () => site.post('/leads/contact', `${new URLSearchParams(site.sound())}&Name=Eve`),
      400,
      'incorrect or missing',
    ],
    ['an array', () => site.submit(site.sound({ 'Name[]': 'Eve' })), 400, 'incorrect or missing'],
    [
      'an unknown field',
      () => site.submit(site.sound({ isAdmin: '1' })),
      400,
      'incorrect or missing',
    ],
    ['a field too long', () => site.submit(site.sound({ Name: 'a'.repeat(256) })), 400, 'too long'],
    [
      "another type's form",
      () => site.submit({ ...site.sound(), _context: site.context('apply') }),
      400,
      'could not be read',
    ],
    [
      "another brand's form",
      () => site.submit({ ...site.sound(), _context: site.context('contact', { brand: 'SEG' }) }),
      400,
      'could not be read',
    ],
    [
      'an unknown form',
      () => site.submit({ ...site.sound(), _context: site.context('contact', { form: 'nope' }) }),
      404,
      'no longer in use',
    ],
  ])('%s', async (_, send, status, words) => {
    const before = site.leads.outbox.stats().pending;
    const answer = await send();
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('Hotel Institute Mürren');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(site.leads.outbox.stats().pending).toBe(before);
  });

  test('a replayed pass: the second lead with it is refused', async () => {
    const pass = site.pass();
    expect((await site.submit({ ...site.sound(), _pass: pass })).status).toBe(303);
    expect((await site.submit({ ...site.sound(), _pass: pass })).status).toBe(400);
  });

  test("in the page's language, field by field, with the values kept and escaped", {
    tags: ['S8.form.1', 'S8.server.1'],
  }, async () => {
    const { _pass, ...fields } = site.sound({
      Email: 'no address',
      Name: '<script>alert(1)</script>',
      Question: 'شكرا',
    });
    const { status, text } = await site.submit({
      ...fields,
      _context: site.context('contact', { lang: 'ar' }),
    });
    expect(status).toBe(400);
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('هناك حقول غير صحيحة أو ناقصة.');
    expect(text).toContain('value="no address"');
    expect(text).toContain('شكرا');
    expect(text).not.toContain('<script>alert');
    const _context = site.context('contact', { lang: 'ar', form: 'nope' });
    for (const headers of [{}, { origin: 'https://evil.example' }])
      expect((await site.submit({ ...fields, _context }, headers)).text).toContain('lang="ar"');
  });

  test('a full disk: 503, nothing acknowledged, and the same submission is taken afterwards', async () => {
    const fields = site.sound();
    const full = vi
      .spyOn(site.leads.outbox, 'acceptTogether')
      .mockRejectedValue(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
    const answer = await site.submit(fields);
    full.mockRestore();
    expect([answer.status, answer.headers['retry-after'], answer.headers['location']]).toEqual([
      503,
      '300',
      undefined,
    ]);
    expect(answer.text).toContain('so it has not been sent');
    expect((await site.submit(fields)).status).toBe(303);
  });

  test.each([
    ['/en/your-account-is-locked/', '/en/thanks/'],
    ['//evil.example/', '//evil.example'],
    ['/en/contact/', 'https://evil.example'],
    ['/en/\u202e\u0000/', '/en/thanks/'],
  ])(
    'words that no page of ours said (%s, %s) store nothing and are never signed; the form comes back filled in',
    async (path, thanks) => {
      const words = {
        brand: 'HIM',
        lang: 'en',
        type: 'contact',
        form: 'test-contact',
        version: '1',
        path,
        thanks,
        note: 'Admit her.',
        query: '?a',
      };
      const forged = `${Buffer.from(JSON.stringify(words)).toString('base64url')}.${'x'.repeat(43)}`;
      const before = site.leads.outbox.stats().pending;
      const typed = site.sound({ Question: 'When does it start?' });
      const refused = await site.submit({
        ...typed,
        _context: forged,
        ThankYouURL: 'https://evil.example',
      });
      expect([
        refused.status,
        refused.headers['location'],
        site.leads.outbox.stats().pending,
      ]).toEqual([400, undefined, before]);
      expect(refused.text).toContain('This page was open for a long time');
      expect(refused.text).toContain('When does it start?');
      const opened = await site.get(`/leads/form?context=${encodeURIComponent(forged)}`);
      expect(opened.status).toBe(200);
      for (const { text } of [refused, opened]) {
        const fresh = /name="_context"[^>]* value="([^"]+)"/.exec(text)?.[1] ?? '';
        expect(text).not.toContain('evil.example');
        const { headers } = await site.submit({ ...site.sound(), _context: fresh });
        const lead = await delivered(referenceIn(headers['location']));
        expect([lead?.source, lead?.fields['Question']]).toEqual(['/en/', undefined]);
        expect(lead?.fields['SourceWebURL']).toMatch(/\/en\/$/);
      }
    },
  );

  test('a page that was kept for days is as good as a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30 * 86_400_000 });
    const _context = site.context('contact');
    vi.useRealTimers();
    expect((await site.submit(site.sound({ _context }))).status).toBe(303);
  });

  test('control characters reach nobody, in names or values', async () => {
    const bad = 'A\u0000n\u001ba\u202e\u2028\u0085\ufeff';
    const odd = await site.submit(site.sound({ 'Na\u0000me\u202e': bad, Name: '' }));
    expect((await delivered(referenceIn(odd.headers['location'])))?.fields).toMatchObject({
      Name: 'Ana',
    });
    const taken = await site.submit(
      site.sound({
        Name: bad,
        Question: `one\r\ntwo\tthree\u0000\u2029four`,
        Timezone: 'Asia/\u0000Dubai',
      }),
    );
    const lead = await delivered(referenceIn(taken.headers['location']));
    expect(lead?.fields).toMatchObject({
      Name: 'Ana',
      Question: 'one\ntwo\tthree\nfour',
      Timezone: 'Asia/Dubai',
    });
  });
});
