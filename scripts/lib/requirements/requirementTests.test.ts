import { expect, test } from 'vitest';
import { findEvidence } from './requirementTests.ts';

// An id as a file has it, put together here: this file's own text is searched for ids too.
const id = (number: number) => `S1.${'env'}.${number}`;
const kinds = (text: string) =>
  findEvidence('tests/specification/x.spec.ts', text).map(({ line, kind }) => [line, kind]);

test.each([
  ['a title', `test('[${id(1)}] a page and its context', async () => { await get('/en/'); });`],
  ['a lambda', `test('[${id(1)}]', async () => { pages.map((page) => page.url); });`],
  ['a field', `test('[${id(1)}]', async ({ request }) => { blocks.phone ?? block.page; });`],
  ['a hook', `beforeEach(({ page }) => page); test('[${id(1)}]', async () => { get('/'); });`],
])('a test that names a page in %s, and opens none, is HTTP', (_, text) => {
  expect(kinds(text)).toEqual([[1, 'http']]);
});

test.each([
  ['page', 'async ({ page }) => { await page.goto("/"); }'],
  ['a page of another name, given to a helper', 'async ({ page: tab }) => { await fill(tab); }'],
  ['context', 'async ({ request, context }) => { await enter(context); }'],
  ['browser', 'async function ({ browser }) { await browser.newPage(); }'],
])('a test that takes %s drives a browser', (_, callback) => {
  expect(kinds(`test('x', { tag: '@${id(1)}' }, ${callback});`)).toEqual([[1, 'browser']]);
});

test('an id of a step is shown by the test, one of a group by each of its tests', () => {
  const step = `async ({ page }) => {\n await test.step('[${id(1)}]', async () => {});\n}`;
  expect(kinds(`test('x', ${step});`)).toEqual([[1, 'browser']]);
  expect(kinds(`test.describe('[${id(1)}]', () => { test('x', ${step}); });`)[0]).toEqual([
    1,
    'browser',
  ]);
  expect(kinds(`describe('[${id(1)}] page', () => { test('x', () => {}); });`)).toEqual([
    [1, 'http'],
  ]);
});

test('an id in a table or a constant is shown by the tests made of it, and no other', () => {
  const other = `test('other', async ({ page }) => { page; });`;
  const table = `for (const [tag] of [['@${id(1)}']])\n test('x', { tag }, async () => {});`;
  expect(kinds(`${other}\n${table}`)).toEqual([[3, 'http']]);
  const made = `for (const one of ids)\n test(one, async () => {});`;
  expect(kinds(`const ids = ['${id(1)}'];\n${other}\n${made}`)).toEqual([[4, 'http']]);
});

test('rows of `each`, cases, code alone, schemas alone and failing tests are told apart', () => {
  const rows = `it.each([['${id(1)}']])('%s', (page) => page);`;
  expect(findEvidence('apps/site/src/a.test.ts', rows)).toEqual([
    { id: id(1), file: 'apps/site/src/a.test.ts', line: 1, kind: 'unit', failing: false },
  ]);
  expect(findEvidence('packages/contract/src/a.test.ts', rows)[0]?.kind).toBe('schema');
  expect(findEvidence('apps/site/src/a.cases.ts', `const cases = ['${id(1)}'];`)).toMatchObject([
    { line: 1, kind: 'unit' },
  ]);
  const failing = `test.fail('[${id(1)}]', async ({ page }) => page);`;
  expect(findEvidence('tests/e2e/a.spec.ts', failing)[0]).toMatchObject({ failing: true });
});
