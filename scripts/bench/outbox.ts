import { closeSync, fdatasyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Outbox } from '../../apps/site/src/leads/outbox/outbox.ts';
import type { Row } from './kit/table.ts';

const milliseconds = 3000;

/**
 * Leads a second that are on the disk when they are acknowledged, against bare appends with
 * fdatasync, in turns in one folder.
 */
export async function benchOutbox(): Promise<Row> {
  const dir = mkdtempSync(`${tmpdir()}/bench-outbox-`);
  const outbox = new Outbox(`${dir}/spool.db`);
  const file = openSync(`${dir}/bare`, 'a');
  const line = 'x'.repeat(900);
  const bare = perSecond(() => {
    writeSync(file, line);
    fdatasyncSync(file);
  });
  let count = 0;
  const leads = perSecond(() => {
    count += 1;
    const fields = { Name: 'Ada', Email: `ada${count}@example.org`, Question: 'x'.repeat(600) };
    outbox.accept({
      key: `bench-${count}-key`,
      brand: 'HIM',
      type: 'contact',
      lang: 'en',
      fields,
      source: '/en/contact/',
      received_at: new Date().toISOString(),
    });
  });
  closeSync(file);
  return {
    what: 'enquiries stored durably, one commit each',
    value: `${leads} a second; ${(leads / bare).toFixed(2)} of bare appends (${bare})`,
    target: 'at least 500',
  };
}

function perSecond(work: () => void): number {
  let done = 0;
  const begun = performance.now();
  for (; performance.now() - begun < milliseconds; done += 1) work();
  return Math.round((done * 1000) / (performance.now() - begun));
}
