import { expect, test } from 'vitest';
import { failuresIn, journeysThat, skippedInAll } from './testReports.ts';

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

test('a test is skipped where no run did it, and its file is named once', () => {
  const file = (name: string, tests: Record<string, string>) => ({
    name,
    status: 'passed',
    message: '',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: [],
    })),
  });
  const report = (...testResults: ReturnType<typeof file>[]) => ({
    numPassedTests: 0,
    testResults,
  });
  const skipped = skippedInAll([
    report(
      file('inFront.test.ts', { 'logs no query': 'skipped', 'names its tags': 'passed' }),
      file('plans.test.ts', { 'on SQLite': 'passed', 'on Postgres': 'pending' }),
      file('later.test.ts', { one: 'todo', two: 'skipped' }),
    ),
    report(file('plans.test.ts', { 'on SQLite': 'skipped', 'on Postgres': 'passed' })),
  ]);
  expect(skipped).toEqual({ count: 3, files: ['inFront.test.ts', 'later.test.ts'] });
  expect(skippedInAll([])).toEqual({ count: 0, files: [] });
});
