import { expect, test, vi } from 'vitest';
import { log } from '../../runtime/log.ts';
import { BackendError } from './backend.ts';
import { warnOfBackend } from './warnOfBackend.ts';

test('a backend that nobody reaches is one line without a stack, any other failure is told whole', () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  warnOfBackend(new BackendError('unreachable', '/changes: no connection'), 'changes');
  warnOfBackend(new TypeError('fetch failed', { cause: refused }), 'forms');
  expect(warned.mock.calls).toEqual([
    [{ reason: 'unreachable' }, 'the backend can not be reached; trying again'],
  ]);
  const garbage = new BackendError('garbage', '200 OK: the answer is not JSON');
  warnOfBackend(garbage, 'changes', { known: 2 });
  expect(warned.mock.calls.at(-1)).toEqual([{ err: garbage, known: 2 }, 'changes']);
});
