import { randomUUID } from 'node:crypto';
import { holdReasons } from '@concierge/contract/holdReasons';
import type { UIFieldServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lead, User } from '../../runtime/payload-types.ts';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { VisitSeat } from '../admin/lead/VisitSeat.tsx';
import { VisitScreen } from '../admin/visit/VisitScreen.tsx';

const payload = await testPayload();

test('a visit is seen by the officers of its school, who read who comes, and by those of its enquiry, who may free it', async () => {
  const [school, enquiry, stranger] = await Promise.all([
    signedIn(payload, 'admissions', ['CAA']),
    signedIn(payload, 'admissions', ['HIM']),
    signedIn(payload, 'admissions', ['SHMS']),
  ]);
  const SchoolInterest = 'CAA';
  const slot = { VisitPreferredDate: '2031-05-06', VisitPreferredTime: '09:30' };
  const fields = { ...lead().fields, Phone: '+41 79 123 45 67', SchoolInterest, ...slot };
  const sent = lead({ key: randomUUID(), type: 'visit-school', fields });
  await handOver(payload, sent);
  const [stored] = await inbox(payload, sent.key);
  const list = `visits?where[reference][equals]=${stored?.reference}`;
  const [visit] = (await school.call('GET', list)).body.docs ?? [];
  expect(visit).toMatchObject({ school: 'CAA' });
  expect((await enquiry.call('GET', `visits/${visit?.id}`)).body.id).toBe(visit?.id);
  expect((await stranger.call('GET', list)).body.docs).toEqual([]);

  const screen = async (user: User) => {
    const props = { data: visit, payload, user, i18n: { language: 'en' } };
    return renderToStaticMarkup(await VisitScreen(props as unknown as UIFieldServerProps));
  };
  const link = `/admin/collections/leads/${stored?.id}`;
  const ways = [stored?.name, `mailto:${stored?.email}`, 'tel:+41791234567'];
  for (const way of ways) expect(await screen(school.user)).toContain(way);
  expect(await screen(school.user)).not.toContain(link);
  expect(await screen(enquiry.user)).toContain(link);
  expect(await screen(stranger.user)).toBe('');
  expect((await school.call('GET', `leads/${stored?.id}`)).status).toBe(404);

  expect((await stranger.call('POST', `visits/${visit?.id}/free`)).status).toBe(404);
  expect((await enquiry.call('POST', `visits/${visit?.id}/free`)).status).toBe(200);
});

test('a burst that is let in names the visits whose time is full, and each enquiry says whether it has a seat', async () => {
  const { call } = await signedIn(payload, 'admissions', ['HIM']);
  const source_network = `network-${randomUUID()}`.slice(0, 30);
  const slot = { VisitPreferredDate: '2031-05-07', VisitPreferredTime: '10:00' };
  const fields = { ...lead().fields, SchoolInterest: 'HIM', ...slot };
  const visits = Array.from({ length: 4 }, () => lead({ type: 'visit-school', fields }));
  await handOver(payload, ...visits.map((visit) => ({ ...visit, source_network })));
  const data = { state: 'held' as const, held: holdReasons.burst };
  const where = { network: { equals: source_network } };
  await payload.update({ collection: 'leads', where, data, overrideAccess: true });
  await payload.delete({
    collection: 'visits',
    where: { date: { equals: slot.VisitPreferredDate } },
    overrideAccess: true,
  });
  const { body } = await call('POST', `leads/burst/${source_network}/release`);
  const [last] = visits.slice(-1);
  expect(body).toMatchObject({ released: 4, withoutSeat: [last?.reference] });
  const seat = async ({ key }: { key: string }) => {
    const [stored] = await inbox(payload, key);
    const props = { payload, lead: stored as Lead, language: 'en' };
    return renderToStaticMarkup(await VisitSeat(props));
  };
  expect(await Promise.all(visits.map(seat))).toEqual([
    ...Array(3).fill(expect.stringContaining('Seat: booked')),
    expect.stringContaining('Seat: none'),
  ]);
});
