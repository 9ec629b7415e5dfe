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

describe('a visit', () => {
  const visit = (more: Record<string, string> = {}): Record<string, string> => {
    const { Name, Email, TermsAndConditions, ...control } = site.sound();
    const monday = '2030-01-07';
    return {
      ...control,
      _context: site.context('visit-school'),
      ...{
        SchoolInterest: 'HIM',
        VisitPreferredDate: monday,
        VisitPreferredTime: '08:30',
        ProgrammeInterest: 'Master Degree',
      },
      ...{
        DesiredDates: String(new Date().getFullYear() + 1),
        Salutation: 'Ms.',
        Name: 'Ana',
        Surname: 'Rossi',
        Email: 'ana@example.ch',
      },
      ...{ Country: 'CH', Phone: '079 123 45 67', TermsAndConditions: '1' },
      ...more,
    };
  };

  test('is counted at the backend before it is stored', {
    tags: ['S7.form.7', 'S3.lead.2', 'S3.lead.3', 'S9.visit.3'],
  }, async () => {
    const fields = visit();
    const { status, headers } = await site.submit(fields, {}, 'visit-school');
    expect(status).toBe(303);
    expect(site.backend.reserved.get(fields['_key'] ?? '')).toBe(
      '{"school":"HIM","date":"2030-01-07","time":"08:30"}',
    );
    expect(headers['location']).toMatch(/&school=HIM&date=2030-01-07&time=08%3A30$/);
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
    const answer = await site.submit(
      visit({ VisitPreferredDate: '2030-01-08', VisitPreferredTime: '09:00' }),
      {},
      'visit-school',
    );
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('This time has just been taken');
    expect(answer.text).toContain('value="Rossi"');
  });

  test('a day and an hour that are over in Switzerland are refused at their field, wherever the visitor is', async () => {
    // Half past eight on Monday in Zurich, still Sunday in Los Angeles.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 7, 7, 30) });
    try {
      for (const [VisitPreferredDate, VisitPreferredTime, status] of [
        ['2030-01-06', '15:30', 409],
        ['2030-01-07', '08:30', 409],
        ['2030-01-07', '09:00', 303],
      ] as const) {
        const _pass = site.pass();
        const answer = await site.submit(
          visit({ _pass, VisitPreferredDate, VisitPreferredTime }),
          {},
          'visit-school',
        );
        expect(answer.status, VisitPreferredTime).toBe(status);
        if (status === 303) continue;
        expect(answer.text).toContain('In Switzerland this time is over');
        expect(answer.text).toContain('value="Rossi"');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test('a replayed pass books nothing: each lead that gets a seat spends a proof of its own', async () => {
    const _pass = site.pass();
    expect((await site.submit(visit({ _pass }), {}, 'visit-school')).status).toBe(303);
    const seats = site.backend.reserved.size;
    for (const VisitPreferredTime of ['10:00', '10:30', '11:00']) {
      const { status } = await site.submit(
        visit({ _pass, VisitPreferredTime }),
        {},
        'visit-school',
      );
      expect(status).toBe(400);
    }
    expect(site.backend.reserved.size).toBe(seats);
  });

  test('who is told that a time is taken chooses another one with the same pass; nobody else can use it', async () => {
    site.backend.full.add('{"school":"HIM","date":"2030-01-09","time":"09:00"}');
    const first = visit({ VisitPreferredDate: '2030-01-09', VisitPreferredTime: '09:00' });
    expect((await site.submit(first, {}, 'visit-school')).status).toBe(409);
    const stolen = await site.submit(
      { ...first, _key: crypto.randomUUID(), VisitPreferredTime: '09:30' },
      {},
      'visit-school',
    );
    expect(stolen.status).toBe(400);
    expect(
      (await site.submit({ ...first, VisitPreferredTime: '09:30' }, {}, 'visit-school')).status,
    ).toBe(303);
  });

  test('without a pass no seat is held, nor said to be; a network that has had its share is taken for a person to look at', async () => {
    const { _pass, ...plain } = visit({ _plain: '1', VisitPreferredTime: '12:00' });
    const { status, headers } = await site.submit(plain, {}, 'visit-school');
    expect(status).toBe(303);
    const { text } = await site.get(headers['location'] ?? '');
    expect(text).toContain('What you have asked for');
    expect(text).toContain('The school will confirm this time to you');
    expect([...site.backend.reserved.values()].join()).not.toContain('12:00');
    expect((await delivered(referenceIn(headers['location'])))?.held).toMatch(/without scripts/);
    site.backend.greedy = true;
    const many = await site.submit(visit({ VisitPreferredTime: '12:30' }), {}, 'visit-school');
    site.backend.greedy = false;
    expect(many.headers['location']).toMatch(/&pending=1$/);
    const lead = await delivered(referenceIn(many.headers['location']));
    expect(lead).toMatchObject({
      held: expect.stringContaining('agree on a time'),
      source_network: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(JSON.stringify(lead)).not.toContain('127.0.0.1');
  });

  test.each([
    ['a Saturday', '2030-01-12', 'Visits take place from Monday to Friday'],
    ['a full time', '2031-01-14', 'This time has just been taken'],
  ])('without scripts %s is refused too, however far ahead', async (_, date, message) => {
    site.backend.full.add('{"school":"HIM","date":"2031-01-14","time":"08:30"}');
    const { _pass, ...plain } = visit({ _plain: '1', VisitPreferredDate: date });
    const { status, text } = await site.submit(plain, {}, 'visit-school');
    expect(status).toBe(409);
    expect(text).toContain(message);
    expect(text).toContain('value="Rossi"');
  });

  test('a redirect of the backend holds no seat, takes no lead, and carries none elsewhere', async () => {
    const seats = site.backend.reserved.size;
    site.backend.mood = 'moved';
    const fields = visit({ VisitPreferredTime: '14:00' });
    expect((await site.submit(fields, {}, 'visit-school')).status).toBe(303);
    await site.submit(site.sound());
    await site.leads.worker.run();
    expect([site.backend.elsewhere, site.leads.outbox.stats().pending]).toEqual([[], 2]);
    site.backend.mood = 'well';
    site.leads.outbox.wake();
    site.leads.outbox.endLeases();
    await site.leads.worker.run();
    expect(site.backend.reserved.size).toBe(seats + 1);
    expect(site.leads.outbox.stats().pending).toBe(0);
  });

  test('while the backend is away it is taken, and counted before it is handed over; if full by then, held for a person', async () => {
    site.backend.mood = 'down';
    const { status, headers } = await site.submit(
      visit({ VisitPreferredTime: '15:30' }),
      {},
      'visit-school',
    );
    expect(status).toBe(303);
    site.backend.mood = 'well';
    site.backend.full.add('{"school":"HIM","date":"2030-01-07","time":"15:30"}');
    site.leads.outbox.wake();
    site.leads.outbox.endLeases();
    expect((await delivered(referenceIn(headers['location'])))?.held).toMatch(/agree on another/);
  });

  test('names what is missing, word for word', {
    tags: [
      ...['S5.visit.1', 'S5.visit.2', 'S5.visit.3', 'S5.visit.4', 'S5.visit.5'],
      ...['S5.visit.6', 'S5.visit.7', 'S5.visit.8', 'S5.visit.9', 'S5.visit.10'],
      ...['S5.visit.11', 'S5.visit.12', 'S5.visit.13', 'S8.visit.1', 'S8.visit.2'],
      ...['S8.visit.3', 'S8.visit.4', 'S8.visit.5', 'S8.visit.6', 'S8.visit.7'],
      ...['S8.visit.8', 'S8.visit.10', 'S8.visit.11', 'S8.visit.13'],
    ],
  }, async () => {
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
