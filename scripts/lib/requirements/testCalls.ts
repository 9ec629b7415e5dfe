import ts from 'typescript';

/** A call of `test`, `it` or `describe` in a test file. */
export interface TestCall {
  readonly start: number;
  readonly end: number;
  /** Line of the call, from 1. */
  readonly line: number;
  /** A `describe`, which holds tests and is none. */
  readonly isGroup: boolean;
  /** Fixtures that the callback destructures, such as `page` of `async ({ page: tab }) => …`. */
  readonly fixtures: readonly string[];
}

const roots = ['test', 'it', 'describe'];
/** What else hangs at `test` is a hook, a setting or a step, and no test of its own. */
const variants = new Set([
  ...['only', 'skip', 'skipIf', 'runIf', 'fail', 'fails', 'fixme', 'todo', 'each', 'for'],
  ...['concurrent', 'sequential', 'serial', 'parallel', 'describe'],
]);

/** Every call of a test or a group of tests, outer ones before those that they hold. */
export function testCalls(source: ts.SourceFile): TestCall[] {
  const found: TestCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [root = '', ...members] = memberNames(node.expression);
      const callback = node.arguments.findLast(isFunction);
      const isTest = roots.includes(root) && members.every((name) => variants.has(name));
      if (isTest && callback) {
        const start = node.getStart(source);
        found.push({
          start,
          end: node.end,
          line: source.getLineAndCharacterOfPosition(start).line + 1,
          isGroup: root === 'describe' || members.includes('describe'),
          fixtures: destructured(callback.parameters[0]),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The tests that a place outside of every test belongs to: those of the innermost loop around it,
 * else, for a constant, those of the statements that name it; else all tests of the file.
 */
export function testsFor(
  place: number,
  calls: readonly TestCall[],
  source: ts.SourceFile,
): TestCall[] {
  const tests = calls.filter(({ isGroup }) => !isGroup);
  const within = (node: ts.Node) =>
    tests.filter(({ start, end }) => node.getStart(source) <= start && end <= node.end);
  const around: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (place < node.getStart(source) || place >= node.end) return;
    around.unshift(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  const loop = around.find((node) => ts.isStatement(node) && within(node).length > 0);
  if (loop) return within(loop);
  const names = around.flatMap((node) =>
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? [node.name.text] : [],
  );
  const naming = source.statements
    .filter((statement) => names.some((name) => holdsIdentifier(statement, name)))
    .flatMap(within);
  return naming.length > 0 ? naming : tests;
}

function holdsIdentifier(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node) && node.text === name) return true;
  return ts.forEachChild(node, (child) => holdsIdentifier(child, name)) ?? false;
}

/** Names of `test.describe.serial`, and of `test.each(rows)` as of `test.each`. */
function memberNames(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isCallExpression(node)) return memberNames(node.expression);
  return ts.isPropertyAccessExpression(node)
    ? [...memberNames(node.expression), node.name.text]
    : [];
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function destructured(parameter: ts.ParameterDeclaration | undefined): string[] {
  if (!parameter || !ts.isObjectBindingPattern(parameter.name)) return [];
  return parameter.name.elements.flatMap(({ propertyName, name }) => {
    const key = propertyName ?? name;
    return ts.isIdentifier(key) ? [key.text] : [];
  });
}
