import ts from 'typescript';
import { type TestCall, testCalls, testsFor } from './testCalls.ts';

/** How a test shows a requirement: on the running product, on code alone, or on a schema alone. */
export const evidenceKinds = ['browser', 'http', 'unit', 'schema'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** One test that names a requirement. */
export interface Evidence {
  readonly id: string;
  readonly file: string;
  /** Line of the test or of the group of tests that names the id. */
  readonly line: number;
  readonly kind: EvidenceKind;
  /** Marked with `test.fail`: the product does not hold what the test says. */
  readonly failing: boolean;
}

const idPattern = /\bS\d\.[a-z0-9]+\.\d+\b/g;
/** Fixtures that open a browser; a test that takes none of them only calls HTTP. */
const browserFixtures = ['page', 'context', 'browser'];

/**
 * Every requirement id that a test file names, with the innermost test that names it. An id
 * outside of every test, in a table or a constant, counts for each test that it is used for.
 */
export function findEvidence(file: string, text: string): Evidence[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const calls = testCalls(source);
  return [...text.matchAll(idPattern)].flatMap(({ 0: id, index }) => {
    const own = calls.findLast(({ start, end }) => start <= index && index < end);
    const shown = own ? [own] : testsFor(index, calls, source);
    return (shown.length > 0 ? shown : [wholeFile(text)]).map((call) => ({
      id,
      file,
      line: call.line,
      kind: evidenceKind(file, call, calls),
      failing: /^test\.fail\b|\btest\.fail\(/.test(text.slice(call.start, call.end)),
    }));
  });
}

/** Stands in for the tests of a file that has none of its own, such as cases that tests share. */
function wholeFile({ length }: string): TestCall {
  return { start: 0, end: length, line: 1, isGroup: true, fixtures: [] };
}

/** A group drives what one of its tests drives. */
function evidenceKind(file: string, call: TestCall, calls: readonly TestCall[]): EvidenceKind {
  if (!/^tests\/.*\.spec\.ts$/.test(file))
    return file.startsWith('packages/contract/') ? 'schema' : 'unit';
  const opensBrowser = calls
    .filter(({ isGroup, start, end }) => !isGroup && call.start <= start && end <= call.end)
    .some(({ fixtures }) => fixtures.some((fixture) => browserFixtures.includes(fixture)));
  return opensBrowser ? 'browser' : 'http';
}
