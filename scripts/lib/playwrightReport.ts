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

/** The tests of a suite that failed and then passed, one line each. */
export function flakyIn(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap(flakyIn)];
}
