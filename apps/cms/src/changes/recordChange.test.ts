import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { waitForChanges } from '../api/changes.ts';
import { newestChange } from '../runtime/database/database.ts';
import { testPayload } from '../testing/testPayload.ts';
import { recordChange } from './recordChange.ts';

const payload = await testPayload();

test.skipIf(!process.env['DATABASE_URL'])(
  'a change that is noted by itself waits for those that are being made, so that no reader skips one',
  async () => {
    const running = (await payload.db.beginTransaction()) ?? '';
    const within = await createLocalReq({ req: { transactionID: running } }, payload);
    const since = await newestChange(payload);
    await recordChange(within, ['list:first']);
    const alone = recordChange(await createLocalReq({}, payload), ['list:second']);
    await sleep(300);
    expect(await newestChange(payload)).toBe(since);
    await payload.db.commitTransaction(running);
    await alone;
    const { changes } = await waitForChanges(payload, since, 0);
    expect(changes.map(({ tags }) => tags)).toEqual([['list:first'], ['list:second']]);
  },
);
