import { expect, test } from 'vitest';
import { hostToAsk } from './hostToAsk.ts';

test('a process reaches itself at its interface, and at this machine where it has all of them', () =>
  expect(['0.0.0.0', '::', '10.0.0.7', 'fd00::7', 'localhost'].map(hostToAsk)).toEqual([
    ...['127.0.0.1', '127.0.0.1'],
    ...['10.0.0.7', 'fd00::7', 'localhost'],
  ]));
