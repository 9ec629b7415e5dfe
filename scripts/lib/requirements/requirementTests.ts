import ts from 'typescript';

/** How a test shows a requirement: on the running product, on code alone, or on a schema alone. */
export const evidenceKinds = ['browser', 'http', 'unit', 'schema'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** One test that names a requirement. */
export interface Evidence {
  readonly id: string;
  readonly file: string;
  /** Line of the test, or 1 where the id stands outside of every test. */
  readonly line: number;
  readonly kind: EvidenceKind;
  /** Marked with `test.fail`: the product does not hold what the test says. */
  readonly failing: boolean;
}

const idPattern = /\bS\d\.[a-z0-9]+\.\d+\b/g;
/** Fixtures of Playwright and helpers that take them; a test without any of them only calls HTTP. */
const browserPattern = /\b(page|context|browser|phone)\b/;

/** Every requirement id that a test file names, each with the innermost test that names it. */
export function findEvidence(file: string, text: string): Evidence[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const calls = testCalls(source);
  return [...text.matchAll(idPattern)].map(({ 0: id, index }) => {
    const call = calls.findLast(({ start, end }) => start <= index && index < end);
    const own = call ? text.slice(call.start, call.end) : text;
    return {
      id,
      file,
      line: call ? source.getLineAndCharacterOfPosition(call.start).line + 1 : 1,
      kind: kindOf(file, own),
      failing: call !== undefined && /^test\.fail\b|\btest\.fail\(/.test(own),
    };
  });
}

function kindOf(file: string, text: string): EvidenceKind {
  if (/^tests\/.*\.spec\.ts$/.test(file)) return browserPattern.test(text) ? 'browser' : 'http';
  return file.startsWith('packages/contract/') ? 'schema' : 'unit';
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Calls of `test`, `it` and `describe`, outer ones before those that they hold. */
function testCalls(source: ts.SourceFile): Range[] {
  const found: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['test', 'it', 'describe'].includes(rootName(node.expression)))
      found.push({ start: node.getStart(source), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The leftmost name of `test.each(rows)` and the like. */
function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node))
    return rootName(node.expression);
  return '';
}
