import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A place on a page that breaks a rule of accessibility. */
interface AxeFault {
  readonly rule: string;
  readonly target: string;
  /** Its opening tag, as axe shortens it. */
  readonly html: string;
}

/**
 * What axe finds wrong on a page, or in a part of it. It works within the page itself (`legacy`),
 * which spares a second page for the result and asks only that no frame comes from elsewhere.
 */
export async function axeFaults(page: Page, scope?: string): Promise<AxeFault[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  const { violations } = await (scope ? axe.include(scope) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ rule: id, target: target.join(' '), html })),
  );
}
