import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());
afterEach(() => vi.useRealTimers());

test('GET /api/mail stores a subscription once and says {ok: true}, whatever it is given', {
  tags: ['S7.mail.1', 'S7.mail.2', 'S7.mail.3', 'S7.mail.4'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setMinutes(1) });
  const own = { 'sec-fetch-site': 'same-origin' };
  const ask = (query: string, headers: Record<string, string> = own) =>
    site.get(`/api/mail?${query}`, headers);
  const answers = await Promise.all([
    ask('id=him-school&email=Ana@example.ch'),
    ask('id=him-school&email=ana@example.ch'),
    ask('id=him-alumni&email=ana@example.ch'),
    ask('id=nobodys&email=b@example.ch'),
    ask('id=him-school&email=nonsense'),
    ask('id=him-school&email=c@example.ch', { 'sec-fetch-site': 'cross-site' }),
    ask(''),
  ]);
  for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"ok":true}']);
  const stored = async () => {
    await site.leads.worker.run();
    const all = [...site.backend.inbox.values()].filter(({ type }) => type === 'newsletter');
    return all.map(({ fields }) => `${fields['list']} ${fields['Email']}`).sort();
  };
  const both = ['him-alumni ana@example.ch', 'him-school ana@example.ch'];
  expect(await stored()).toEqual(both);
  // Who lost the mail, or has left the list, asks again.
  vi.setSystemTime(Date.now() + 600_000);
  await ask('id=him-school&email=ana@example.ch');
  expect(await stored()).toEqual([...both, 'him-school ana@example.ch']);
});

test('a HEAD stores no subscription; what is only read takes it', async () => {
  const { pending } = site.leads.outbox.stats();
  const mail = await site.head('/api/mail?id=him-school&email=head@example.ch');
  expect([mail.status, mail.headers['allow']]).toEqual([405, 'GET, POST']);
  expect(site.leads.outbox.stats().pending).toBe(pending);
  expect((await site.head('/captcha/start')).status).toBe(200);
  const { status, headers } = await site.head('/leads/contact');
  expect([status, headers['allow']]).toEqual([405, 'POST']);
});

test('the country list', { tags: ['S7.countries.1', 'S7.countries.2'] }, async () => {
  const { status, text } = await site.get('/static/assets/data/countries.json');
  const list = JSON.parse(text) as { code: string; name: string }[];
  expect([status, list.length, list.find(({ code }) => code === 'CH')?.name]).toEqual([
    200,
    250,
    'Switzerland',
  ]);
  const named = async (lang: string) =>
    JSON.parse((await site.get(`/static/assets/data/countries.json?lang=${lang}`)).text).find(
      ({ code }: { code: string }) => code === 'CH',
    ).name;
  expect(await Promise.all(['es', 'ar', 'ru', 'xx'].map(named))).toEqual([
    'Suiza',
    'سويسرا',
    'Швейцария',
    'Switzerland',
  ]);
});

test('the ssr helpers call what is on their list, and nothing else', {
  tags: ['S7.ssrpost.1', 'S7.ssrpost.2', 'S7.ssrget.1', 'S7.ssrget.2'],
}, async () => {
  const call = async (name: string, endpoint: string) => {
    const body = JSON.stringify({
      options: { endpoint, params: { brand: 'SEG', url: 'http://169.254.169.254/' } },
      bodyData: {},
    });
    return site.post(`/api/${name}`, body, { 'content-type': 'application/json' });
  };
  const forms = JSON.parse((await call('ssrGetHandler', 'forms')).text);
  expect(forms).toMatchObject({ ok: true, status: 200 });
  expect(new Set(forms.data.forms.map(({ brand }: { brand: string }) => brand))).toEqual(
    new Set(['HIM']),
  );
  expect(JSON.parse((await call('ssrPostHandler', 'captcha')).text)).toEqual({
    ok: false,
    status: 400,
    data: { success: false },
  });
  for (const endpoint of [
    'http://evil.example/',
    '__proto__',
    'constructor',
    '../../forms',
    'leads',
  ])
    expect((await call('ssrGetHandler', endpoint)).status).toBe(404);
});

test('a solved challenge gives one pass; the same answer, or a wrong one, gives none', {
  tags: ['S7.captcha.1', 'S7.captcha.2', 'S7.captcha.3', 'S7.scripts.1'],
}, async () => {
  const { solveChallenge } = await import('altcha-lib');
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
  const challenge = JSON.parse((await site.get('/captcha/challenge')).text);
  const { started } = JSON.parse((await site.get('/captcha/start')).text);
  const solution = await solveChallenge({ challenge, deriveKey });
  const verify = async (response: string, provider = 'altcha') =>
    JSON.parse(
      (
        await site.post('/captcha/verify', JSON.stringify({ provider, response, started }), {
          'content-type': 'application/json',
        })
      ).text,
    );
  const answer = btoa(JSON.stringify({ challenge, solution }));
  const wrong = btoa(
    JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
  );
  expect(await verify(wrong)).toEqual({ success: false });
  expect(await verify(answer)).toMatchObject({
    success: true,
    pass: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
  });
  expect(await verify(answer)).toEqual({ success: false });
  expect(await verify(answer, 'recaptcha')).toEqual({ success: false });
  expect(await verify('')).toEqual({ success: false });
});

test('a flood is answered 429 with the time to wait, and others are not', async () => {
  const { rateExceeded } = await import('../limits/rates.ts');
  const before = site.leads.outbox.stats().pending;
  for (let call = 0; call < 100_000; call++) await rateExceeded('lead', '127.0.0.1');
  const { status, headers, text } = await site.submit(site.sound());
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(text).toContain('Hotel Institute Mürren');
  expect(site.leads.outbox.stats().pending).toBe(before);
  expect(await rateExceeded('lead', '198.51.100.1')).toBeUndefined();
});
