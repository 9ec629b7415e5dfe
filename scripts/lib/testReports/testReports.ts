/** The part of Playwright's JSON report that `npm test` reads. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The part of Vitest's JSON report that `npm test` reads. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Journeys that ended so (`unexpected`, or `flaky`: failed, then passed), one line each. */
export function journeysThat(status: 'unexpected' | 'flaky', suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysThat(status, inner))];
}

/** Tests that were skipped in every one of these runs of Vitest. */
export interface Skipped {
  readonly count: number;
  readonly files: readonly string[];
}

/**
 * What no run did: a test that one database skips runs on the other. Files that not every run has
 * count by the runs that have them.
 */
export function skippedInAll(reports: readonly VitestReport[]): Skipped {
  const ran = new Set<string>();
  const skipped = new Map<string, string>();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults))
    for (const { fullName, status } of assertionResults) {
      const key = `${name}\n${fullName}`;
      if (['pending', 'skipped', 'todo', 'disabled'].includes(status)) skipped.set(key, name);
      else ran.add(key);
    }
  const left = [...skipped].filter(([key]) => !ran.has(key)).map(([, name]) => name);
  return { count: left.length, files: [...new Set(left)].toSorted() };
}

/**
 * Vitest's failures, one line each with what was said first; a file that fails to load has no test
 * of its own and stands for itself.
 */
export function failuresIn({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => [name, test.fullName, firstLine(test.failureMessages[0])].join(': '));
    if (failed.length === 0 && status === 'failed') failed.push(`${name}: ${firstLine(message)}`);
    return failed;
  });
}

const firstLine = (message = '') => message.split('\n', 1)[0] ?? '';
