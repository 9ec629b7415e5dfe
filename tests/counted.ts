import type { Locator, Page } from '@playwright/test';

/**
 * What a person does on a page, counted: a click is an action, and so is writing into one field.
 * Looking and waiting are none.
 */
export function counted(page: Page) {
  let [clicks, writings] = [0, 0];
  const locate = (target: string | Locator): Locator =>
    typeof target === 'string' ? page.locator(target).first() : target;
  const click = async (target: string | Locator): Promise<void> => {
    clicks += 1;
    await locate(target).click();
  };
  return {
    click,
    /** Chooses an option of one of the admin's select fields: a click on it, one on the option. */
    choose: async (field: string | Locator, option: string): Promise<void> => {
      await click(locate(field).locator('.rs__control'));
      await click(page.getByRole('option', { name: option, exact: true }));
    },
    /**
     * Writes into a field in place of what it holds; where the cursor isn't in it yet, clicks
     * first.
     */
    write: async (target: string | Locator, text: string): Promise<void> => {
      writings += 1;
      await locate(target).fill(text);
    },
    clicks: () => clicks,
    actions: () => clicks + writings,
  };
}
