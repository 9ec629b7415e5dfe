import { writeSync } from 'node:fs';
import { Outbox } from '../../../apps/site/src/leads/outbox/outbox.ts';

/**
 * What a site does with its outbox in a day, for a recording: `node outboxLoad.ts FILE LEADS`. A
 * line `ACK stored …` follows each commit that a visitor is told of, and `ACK leaving KEY` comes
 * before a lead is erased for the backend has it.
 */
const [, , file = '', leads = '60'] = process.argv;
const acknowledge = (text: string): void => void writeSync(1, `ACK ${text}\n`);
const createLead = (key: string) => ({
  key,
  brand: 'HIM' as const,
  type: 'contact' as const,
  lang: 'en' as const,
  fields: { Name: `Visitor of ${key}`, Message: 'Lorem ipsum '.repeat((key.length * 37) % 400) },
  source: '/en/contact/',
  received_at: '2026-11-21T10:00:00Z',
});

let outbox = new Outbox(file);
for (let number = 0; number < Number(leads); number += 1) {
  const keys = [`key-${number}`, ...(number % 5 === 0 ? [`beside-${number}`] : [])];
  await Promise.all(keys.map(take));
  if (number % 7 === 3) handOver();
  if (number % 20 === 19) outbox.tidy(Date.now() + 1000);
  if (number % 25 === 24) {
    outbox.close();
    outbox = new Outbox(file);
  }
}

async function take(key: string): Promise<void> {
  const pass = { id: `pass-${key}`, until: Date.now() + 3_600_000 };
  const answer = await outbox.acceptTogether(createLead(key), pass);
  if (answer.kind !== 'stored') throw new Error(`${key} was not stored`);
  acknowledge(`stored ${JSON.stringify({ key, reference: answer.reference, pass: pass.id })}`);
}

function handOver(): void {
  outbox.endLeases();
  const due = outbox.claim(5).map(({ key }) => key);
  for (const key of due.slice(0, 3)) acknowledge(`leaving ${key}`);
  outbox.erase(due.slice(0, 3));
  for (const key of due.slice(3, 4)) outbox.setAside(key, 'refused');
  outbox.postpone(due.slice(4).map((key) => [key, Date.now()]));
}
