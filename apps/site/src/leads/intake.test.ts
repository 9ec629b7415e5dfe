import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLeadSite, types } from '../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());

const referenceIn = (location: string | undefined) => new URL(location ?? '', 'http://x').searchParams.get('ref') ?? '';
const delivered = async (reference: string) => {
  await site.desk.worker.run();
  return [...site.backend.inbox.values()].find((lead) => lead.reference === reference);
};

describe('a sound submission', () => {
  test('[S7.form.1][S7.form.13][S7.server.1][S3.lead.1][S3.lead.4] is stored, answered 303 with a reference, and handed over with the fields of §3', async () => {
    const { status, headers } = await site.submit(
      site.sound({ Timezone: 'Asia/Dubai', Email: 'Ana@Example.CH', oid: 'forged', WebSource: 'XX' }),
    );
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^\/en\/thanks-contact\/\?ref=HIM-[2-9A-Z]{4}-\d\d$/);
    expect(headers['cache-control']).toBe('no-store');
    const lead = await delivered(referenceIn(headers['location']));
    expect(lead).toMatchObject({ brand: 'HIM', type: 'contact', lang: 'en', source: '/en/contact/', consent: { version: '1' } });
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

  test.each(types.filter((type) => !['livechat', 'visit-school'].includes(type)))(
    '[S7.form.2][S7.form.3][S7.form.4][S7.form.5][S7.form.6][S7.form.8][S7.form.9][S7.form.10][S7.form.11] type %s has its own action',
    async (type) => {
      const { status } = await site.submit({ ...site.sound(), _context: site.context(type) }, {}, type);
      expect(status).toBe(303);
    },
  );

  test('what “Can I apply?” said goes along below the question, by our own seal only', async () => {
    const note = { note: 'Can apply for the bachelor.', query: '?country=CH' };
    const sealed = { _context: site.context('contact', note) };
    const { headers } = await site.submit(site.sound({ ...sealed, Question: 'When?' }));
    expect((await delivered(referenceIn(headers['location'])))?.fields['Question']).toBe('When?\n\nCan apply for the bachelor.');
    const silent = await site.submit(site.sound(sealed));
    expect((await delivered(referenceIn(silent.headers['location'])))?.fields['Question']).toBe('Can apply for the bachelor.');
    const [payload = ''] = sealed._context.split('.');
    const forged = await site.submit(site.sound({ _context: `${payload}.AAAA`, Question: 'When?' }));
    expect((await delivered(referenceIn(forged.headers['location'])))?.fields['Question']).toBe('When?');
  });

  test('sent twice it is one lead with one reference; changed and sent again it is another', async () => {
    const fields = site.sound();
    const first = await site.submit(fields);
    const again = await site.submit({ ...fields, _pass: site.pass() });
    const replayed = await site.submit(fields);
    const changed = await site.submit({ ...fields, _pass: site.pass(), Name: 'Bea' });
    const references = [first, again, replayed, changed].map(({ headers }) => referenceIn(headers['location']));
    expect(references[1]).toBe(references[0]);
    expect(references[2]).toBe(references[0]);
    expect(references[3]).not.toBe(references[0]);
  });

  test('without scripts it is taken, held for review, and its reference shown by a page of ours', async () => {
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
  });

  test('[S5.lead.15] from UTC+8 it needs no captcha', async () => {
    const { _pass, ...fields } = site.sound({ _offset: '-480' });
    expect((await site.submit(fields)).status).toBe(303);
  });

  test.each([
    ['a filled trap', { _fax: 'x' }, /hidden field/],
    ['a start within the last second', {}, /within a second/],
  ])('%s holds it for review', async (_, more, reason) => {
    const { issuePass } = await import('./captchaPass.ts');
    const fields = site.sound(more);
    const { headers } = await site.submit(
      reason.source.includes('second') ? { ...fields, _pass: issuePass({ brand: 'HIM', started: Date.now() }) } : fields,
    );
    expect((await delivered(referenceIn(headers['location'])))?.held).toMatch(reason);
  });
});

describe('what is refused', () => {
  test.each([
    ['no captcha pass', () => site.submit({ ...site.sound(), _pass: '' }), 400, 'Invalid CAPTCHA.'],
    ['a forged pass', () => site.submit({ ...site.sound(), _pass: `${site.pass()}x` }), 400, 'Invalid CAPTCHA.'],
    ["another brand's pass", () => site.submit({ ...site.sound(), _pass: site.pass('SEG') }), 400, 'Invalid CAPTCHA.'],
    ['a foreign origin', () => site.submit(site.sound(), { origin: 'https://evil.example' }), 403, 'did not come from our own page'],
    ['no origin at all', () => site.submit(site.sound(), { origin: '' }), 403, 'did not come from our own page'],
    ['a cross-site fetch', () => site.submit(site.sound(), { 'sec-fetch-site': 'cross-site' }), 403, 'did not come from our own page'],
    ['65 KB', () => site.post('/leads/contact', 'a'.repeat(65_537)), 413, 'too long'],
    ['JSON', () => site.submit(site.sound(), { 'content-type': 'application/json' }), 415, 'could not be read'],
    [
      'another charset',
      () => site.submit(site.sound(), { 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' }),
      415,
      'could not be read',
    ],
    ['broken UTF-8', () => site.post('/leads/contact', `${new URLSearchParams(site.sound())}&Question=%C3%28`), 400, 'could not be read'],
    ['broken raw bytes', () => site.post('/leads/contact', new Uint8Array([65, 61, 0xc3, 0x28])), 400, 'could not be read'],
    ['a repeated key', () => site.post('/leads/contact', `${new URLSearchParams(site.sound())}&Name=Eve`), 400, 'incorrect or missing'],
    ['an array', () => site.submit(site.sound({ 'Name[]': 'Eve' })), 400, 'incorrect or missing'],
    ['an unknown field', () => site.submit(site.sound({ isAdmin: '1' })), 400, 'incorrect or missing'],
    ['a field too long', () => site.submit(site.sound({ Name: 'a'.repeat(256) })), 400, 'too long'],
    ["another type's form", () => site.submit({ ...site.sound(), _context: site.context('apply') }), 400, 'could not be read'],
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
    const before = site.desk.spool.stats().pending;
    const answer = await send();
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('Hotel Institute Mürren');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(site.desk.spool.stats().pending).toBe(before);
  });

  test('a replayed pass: the second lead with it is refused', async () => {
    const pass = site.pass();
    expect((await site.submit({ ...site.sound(), _pass: pass })).status).toBe(303);
    expect((await site.submit({ ...site.sound(), _pass: pass })).status).toBe(400);
  });

  test("[S8.form.1][S8.server.1] in the page's language, field by field, with the values kept and escaped", async () => {
    const { _pass, ...fields } = site.sound({ Email: 'no address', Name: '<script>alert(1)</script>', Question: 'شكرا' });
    const { status, text } = await site.submit({ ...fields, _context: site.context('contact', { lang: 'ar' }) });
    expect(status).toBe(400);
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('هناك حقول غير صحيحة أو ناقصة.');
    expect(text).toContain('value="no address"');
    expect(text).toContain('شكرا');
    expect(text).not.toContain('<script>alert');
  });

  test('a full disk: 503, nothing acknowledged, and the same submission is taken afterwards', async () => {
    const fields = site.sound();
    const full = vi
      .spyOn(site.desk.spool, 'acceptTogether')
      .mockRejectedValue(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
    const answer = await site.submit(fields);
    full.mockRestore();
    expect([answer.status, answer.headers['retry-after'], answer.headers['location']]).toEqual([503, '300', undefined]);
    expect(answer.text).toContain('so it has not been sent');
    expect((await site.submit(fields)).status).toBe(303);
  });

  test('a thank-you address that the page did not say is never followed', async () => {
    const forged = Buffer.from(
      JSON.stringify({
        brand: 'HIM',
        lang: 'en',
        type: 'contact',
        form: 'test-contact',
        version: '1',
        path: '/en/contact/',
        thanks: '//evil.example',
      }),
    ).toString('base64url');
    const { status, headers } = await site.submit({
      ...site.sound(),
      _context: `${forged}.${'x'.repeat(43)}`,
      ThankYouURL: 'https://evil.example',
    });
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^\/en\/thank-you\/contact\/\?ref=/);
  });
});

describe('a visit', () => {
  const visit = (more: Record<string, string> = {}): Record<string, string> => {
    const { Name, Email, TermsAndConditions, ...control } = site.sound();
    const monday = '2030-01-07';
    return {
      ...control,
      _context: site.context('visit-school'),
      ...{ SchoolInterest: 'HIM', VisitPreferredDate: monday, VisitPreferredTime: '08:30', ProgrammeInterest: 'Master Degree' },
      ...{ DesiredDates: String(new Date().getFullYear() + 1), Salutation: 'Ms.', Name: 'Ana', Surname: 'Rossi', Email: 'ana@example.ch' },
      ...{ Country: 'CH', Phone: '079 123 45 67', TermsAndConditions: '1' },
      ...more,
    };
  };

  test('[S7.form.7][S3.lead.2][S3.lead.3][S9.visit.3] is counted at the backend before it is stored', async () => {
    const fields = visit();
    const { status, headers } = await site.submit(fields, {}, 'visit-school');
    expect(status).toBe(303);
    expect(site.backend.reserved.get(fields['_key'] ?? '')).toBe('{"school":"HIM","date":"2030-01-07","time":"08:30"}');
    const lead = await delivered(referenceIn(headers['location']));
    expect(lead?.fields).toMatchObject({
      WebSource: 'HIM',
      VisitPreferredDate: '2030-01-07',
      VisitPreferredTime: '08:30',
      Salutation: 'Ms.',
      Country: 'CH',
    });
  });

  test('a time that has filled up meanwhile is refused with 409, the form kept', async () => {
    site.backend.full.add('{"school":"HIM","date":"2030-01-08","time":"09:00"}');
    const answer = await site.submit(visit({ VisitPreferredDate: '2030-01-08', VisitPreferredTime: '09:00' }), {}, 'visit-school');
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('This time has just been taken');
    expect(answer.text).toContain('value="Rossi"');
  });

  test('while the backend is away it is taken, and counted before it is handed over; if full by then, held for a person', async () => {
    site.backend.mood = 'down';
    const { status, headers } = await site.submit(visit({ VisitPreferredTime: '15:30' }), {}, 'visit-school');
    expect(status).toBe(303);
    site.backend.mood = 'well';
    site.backend.full.add('{"school":"HIM","date":"2030-01-07","time":"15:30"}');
    site.desk.spool.wake();
    site.desk.spool.endLeases();
    expect((await delivered(referenceIn(headers['location'])))?.held).toMatch(/agree on another/);
  });

  test('[S5.visit.1][S5.visit.2][S5.visit.3][S5.visit.4][S5.visit.5][S5.visit.6][S5.visit.7][S5.visit.8][S5.visit.9][S5.visit.10][S5.visit.11][S5.visit.12][S5.visit.13][S8.visit.1][S8.visit.2][S8.visit.3][S8.visit.4][S8.visit.5][S8.visit.6][S8.visit.7][S8.visit.8][S8.visit.10][S8.visit.11][S8.visit.13] names what is missing, word for word', async () => {
    const { _context, _key, _pass } = visit() as { _context: string; _key: string; _pass: string };
    const { text } = await site.submit({ _context, _key, _pass }, {}, 'visit-school');
    for (const message of [
      'School is required',
      'Choose your preferred date',
      'Choose your preferred time',
      'Program of interest is required',
      'Choose your desired date',
      'Choose your salutation',
      'Name is required',
      'Surname is required',
      'Email is required',
      'Country is required',
      'Phone is required',
      'Terms is required',
    ]) {
      expect(text).toContain(message);
    }
    expect(text).not.toContain('City is required');
    expect(text).not.toContain('Question is required');
  });
});

test('[S3.livechat.1][S3.livechat.11][S3.livechat.12][S3.livechat.13][S3.livechat.14][S3.livechat.15][S7.livechat.4][S7.livechat.5] live chat sends its own fields, and is answered 303 to the confirmation page', async () => {
  const { _key, _pass } = site.sound();
  const person = {
    first_name: 'Ana',
    last_name: 'Rossi',
    email: 'ana@example.ch',
    mobile: '+41 79 123 45 67',
    country: 'AD',
    term_conditions: '1',
  };
  const control = { _context: site.context('livechat', { thanks: '/en/livechat-confirmation/' }), _key: _key ?? '', _pass: _pass ?? '' };
  const { status, headers } = await site.submit({ ...control, ...person }, {}, 'livechat');
  expect([status, headers['location']?.split('?')[0]]).toEqual([303, '/en/livechat-confirmation/']);
  const lead = await delivered(referenceIn(headers['location']));
  expect(lead?.fields).toMatchObject({ ...person, oid: '00D000000000TST', lead_source: 'Direct_Lead', channel: 'Live Chat', flag: '1' });
  expect(lead?.fields['retURL']).toMatch(/\/en\/livechat-confirmation\/$/);
});
