import { expect, test } from '@playwright/test';
import { at, daily, fetchContent } from '../kit/brandTable.ts';
import { fillContact, formWith } from '../kit/formFields.ts';

for (const code of daily('SEG', 'HIM'))
  test(`${code}: a contact form that is sent pushes goalCompletion contactForm with its name`, {
    tag: ['@S7.analytics.3'],
  }, async ({ page }) => {
    const { node } = (await fetchContent(code, '/en/contact/')).body;
    const name = node.field_webform_dynamic_paragraph.additionalGtmFormName;
    expect(name).toBe(`${code} contact`);
    await page.route(/\/leads\/contact$/, (route) => route.fulfill({ status: 204 }));
    await page.goto(at(code, '/en/contact/'));
    await fillContact(page);
    const form = formWith(page, 'Surname');
    await form.getByRole('checkbox', { name: 'I am not a robot' }).check();
    const goals = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.filter(
          ({ event }) => event === 'goalCompletion',
        ),
      );
    expect((await goals()) ?? []).toEqual([]);
    const sent = page.waitForRequest(/\/leads\/contact$/);
    await form.locator('[type="submit"]').click();
    const body = (await sent).postData() ?? '';
    expect(new URLSearchParams(body).get('additionalGtmFormName')).toBe(name);
    expect(await goals()).toEqual([{ event: 'goalCompletion', goal: 'contactForm', name }]);
  });
