import { campaignSchema } from '@concierge/contract/campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testField, testForm } from '../../../tests/leadBackend.ts';
import { startLeadSite } from '../../../tests/leadSite.ts';

const event = (Id: string, school?: string) =>
  campaignSchema.parse({
    Id,
    Name: Id,
    StartDate: '2999-03-04',
    EndDate: '2999-03-04',
    kind: 'open_house',
    ...(school && { school }),
  });
const school = testField('SchoolInterest', 'select', {
  required: true,
  options: ['HIM', 'CAA', 'SEG'].map((value) => ({ value, label: value, groups: [] })),
});
const form = testForm('openhouse', {
  campaigns: [event('OWN'), event('ASCONA', 'CAA'), event('BERN', 'SEG')],
  fields: [
    school,
    testField('EventId', 'campaign_select', { required: true }),
    ...testForm('openhouse').fields,
  ],
});

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
  site.backend.forms.splice(0, Number.POSITIVE_INFINITY, { brand: 'HIM', lang: 'en', form });
  await site.leads.forms.refresh();
});
afterAll(() => site.stop());

async function sentSchool(fields: Record<string, string>, own?: string): Promise<unknown> {
  const _context = site.context('openhouse', own ? { event: own } : {});
  const { status, headers } = await site.submit(
    { ...site.sound(fields), _context },
    {},
    'openhouse',
  );
  expect(status).toBe(303);
  await site.leads.worker.run();
  const reference = new URL(headers['location'] ?? '', 'http://x').searchParams.get('ref');
  const lead = [...site.backend.inbox.values()].find((one) => one.reference === reference);
  return lead?.fields['SchoolInterest'];
}

test('a lead is for the school that holds its event, whatever school was chosen beside it', async () => {
  const chosen = (EventId: string) => sentSchool({ SchoolInterest: 'HIM', EventId });
  expect(await chosen('ASCONA')).toBe('CAA');
  expect([await chosen('OWN'), await chosen('BERN')]).toEqual(['HIM', 'HIM']);
});

test('on the page of a school’s event no school is asked for; on one of the group’s it is', async () => {
  expect(await sentSchool({}, 'ASCONA')).toBe('CAA');
  expect(await sentSchool({ SchoolInterest: 'SEG' }, 'BERN')).toBe('SEG');
});
