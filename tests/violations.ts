import type { BrowserContext } from '@playwright/test';

const mark = 'policy violation:';

/**
 * Notes every violation of a content security policy on the pages of a browser, frames included.
 */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text().slice(mark.length + 1));
  });
  await context.addInitScript((begin) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.debug(
        begin,
        `${location.href}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  }, mark);
  return violations;
}
