import { expect, type Page } from '@playwright/test';
import { inInbox } from './arrivals.ts';
import { fillByPointer, openForm, solveCaptcha } from './formPage.ts';
import { answerTo } from './person.ts';

/** Fills in and sends the form of a page as a visitor; answers what the inbox keeps of it. */
export async function register(page: Page, url: string): Promise<Record<string, unknown>> {
  const form = await openForm(page, url);
  const email = `register.${crypto.randomUUID()}@visitor.swiss`;
  await fillByPointer(form, (name, type) => (type === 'email' ? email : answerTo(name, type)));
  await solveCaptcha(form);
  await form.locator('button[type=submit]').click();
  const shown = page.locator('[data-reference]');
  await expect(shown).toHaveText(/^[A-Z]+-/);
  const reference = (await shown.textContent()) ?? '';
  let lead: Record<string, unknown> | undefined;
  await expect(async () => {
    lead = (await inInbox([reference])).get(reference);
    expect(lead).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return lead ?? {};
}
