import { expect, test } from 'vitest';
import { fromSite, handOver, inbox, lead } from '../../testing/leads.ts';
import { asBuilt, testPayload } from '../../testing/testPayload.ts';
import { findSeat } from '../visits/seatStore.ts';
import { handleReserve } from '../visits/slots.ts';

const payload = asBuilt(await testPayload());
const name = (of: string) => `${of}-${crypto.randomUUID()}`.slice(0, 30);
const loadStates = async (leads: readonly { key: string }[]) =>
  (await Promise.all(leads.map(({ key }) => inbox(payload, key)))).flat().map(({ state }) => state);

test('several machines hand over what one network sends at the same moment: as many go their way as from one', async () => {
  const source_network = name('burst');
  const batches = Array.from({ length: 4 }, () =>
    Array.from({ length: 15 }, () => lead({ type: 'apply', source_network })),
  );
  await Promise.all(batches.map((batch) => handOver(payload, ...batch)));
  const states = await loadStates(batches.flat());
  expect(states.filter((state) => state === 'queued')).toHaveLength(20);
  expect(states.filter((state) => state === 'held')).toHaveLength(40);
});

test('a captcha pass that was shown at two machines is good for one enquiry; the others wait for a person', async () => {
  const pass = name('pass');
  const [first, second, third] = [lead({ pass }), lead({ pass }), lead({ pass })];
  expect(await handOver(payload, first)).toEqual(['stored']);
  expect(await handOver(payload, second, third, lead({ pass: name('pass') }))).toEqual(
    Array(3).fill('stored'),
  );
  expect(await handOver(payload, first)).toEqual(['duplicate']);
  expect(await loadStates([first, second, third])).toEqual(['queued', 'held', 'held']);
  expect(await inbox(payload, second.key)).toMatchObject([
    { held: expect.stringContaining('captcha pass'), mails_due: false },
  ]);
  const together = [lead({ pass: `${pass}2` }), lead({ pass: `${pass}2` })];
  await Promise.all(together.map((one) => handOver(payload, one)));
  expect((await loadStates(together)).toSorted()).toEqual(['held', 'queued']);
});

test('a seat that was held for a used captcha pass is free again', async () => {
  const pass = name('pass');
  await handOver(payload, lead({ pass }));
  const slot = { school: 'HIM', date: '2032-03-02', time: '09:30' };
  const fields = {
    ...lead().fields,
    SchoolInterest: slot.school,
    VisitPreferredDate: slot.date,
    VisitPreferredTime: slot.time,
  };
  const visit = lead({ type: 'visit-school', pass, fields });
  const held = await handleReserve(payload, fromSite('slots/reserve', { key: visit.key, ...slot }));
  expect(held.status).toBe(200);
  await handOver(payload, visit);
  expect(await loadStates([visit])).toEqual(['held']);
  expect(await findSeat(payload, visit.key)).toBeUndefined();
});
