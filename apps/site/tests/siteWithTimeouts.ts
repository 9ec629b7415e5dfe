import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { SiteUnderTest } from './siteUnderTest.ts';

/**
 * The site of a test file with short time limits for answers, and the lines of errors that it logs
 * during a test.
 */
export function siteWithTimeouts(): { site: SiteUnderTest; lines: unknown[][] } {
  const site = new SiteUnderTest();
  const lines: unknown[][] = [];
  const usual = site.answerRequest;
  beforeAll(async () => {
    site.timeouts = { begin: 1500, stall: 2500 };
    await site.start();
    const { log } = await import('../src/runtime/log.ts');
    vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void lines.push(line));
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    site.answerRequest = usual;
    lines.length = 0;
  });
  return { site, lines };
}
