import { expect, test } from 'vitest';
import { flakyIn } from './playwrightReport.ts';

test('a test that passed at its second try is named with its place, however deep it stands', () => {
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
  expect(flakyIn(suite)).toEqual(['menus.spec.ts:7 shaky', 'menus.spec.ts:7 deep and shaky']);
});
