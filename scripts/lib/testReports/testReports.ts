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
