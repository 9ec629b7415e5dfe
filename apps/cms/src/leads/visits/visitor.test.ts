import { randomUUID } from 'node:crypto';
import type { UIFieldServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';
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
