import { expect, type Locator } from '@playwright/test';

/** Waits until an element has stayed where it is for a third of a second. */
export async function atRest(element: Locator): Promise<void> {
  let before: string | undefined;
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await element.boundingBox());
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [300] },
    )
    .toBe(true);
}
