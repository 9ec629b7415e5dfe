import { expect, test } from 'vitest';
import { failuresIn, journeysThat } from './testReports.ts';

test('a journey that passed at its second try is named with its place, however deep it stands', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'menus.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const suite = {
    specs: [spec('steady', 'expected'), spec('shaky', 'flaky')],
    suites: [{ specs: [spec('deep and shaky', 'flaky'), spec('broken', 'unexpected')] }],
  };
  expect(journeysThat('flaky', suite)).toEqual([
    'menus.spec.ts:7 shaky',
    'menus.spec.ts:7 deep and shaky',
  ]);
  expect(journeysThat('unexpected', suite)).toEqual(['menus.spec.ts:7 broken']);
});

test('each failed unit test is named with what it said, and so is a file that did not load', () => {
  const one = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const failures = failuresIn({
    numPassedTests: 1,
    testResults: [
      {
        name: 'outbox.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [one('keeps', 'passed'), one('sends', 'failed', 'Error: late\n  at x')],
      },
      {
        name: 'gone.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  });
  expect(failures).toEqual([
    'outbox.test.ts: sends: Error: late',
    'gone.test.ts: Cannot find module',
  ]);
});
