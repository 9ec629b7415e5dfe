import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('all processes of a machine share one limit', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'limitProcess.ts'),
  ]);
  const got = JSON.parse(stdout) as number[];
  expect([got.length, got.reduce((sum, one) => sum + one, 0)]).toEqual([2, 20]);
}, 20_000);
