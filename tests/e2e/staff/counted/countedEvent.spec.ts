import { expect, test } from '@playwright/test';
import { counted } from '../../../counted.ts';
import { register } from '../../../forms/register.ts';
import { beginPage, enter, isLive, publish, remove } from '../../../newsroom.ts';
import { at, cmsOrigin } from '../../../product.ts';
import { adminHeaders } from '../../../signIn.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

test('an editor: an event with page and form, for which a visitor registers, in at most 16 actions and without a CRM id', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await enter(context, 'editor');
  const title = `Evening ${crypto.randomUUID().slice(0, 8)}`;
  const alias = `/webinars/${title.toLowerCase().replace(' ', '-')}/`;
  const work = counted(page);
  try {
    await beginPage(page, work.click);
    await work.choose('#field-type', 'Webinar');
    await work.write('#field-title', title);
    await work.click(page.getByRole('button', { name: 'Form and event' }));
    await work.choose('#field-field_webform_dynamic_paragraph', 'him-webinar');
    await work.click('#event-add-new button');
    const drawer = page.locator('.doc-drawer');
    await work.choose(drawer.locator('#field-kind'), 'Webinar');
    await expect(drawer.locator('#field-crm_id')).toHaveValue(/^event-/);
    await work.write(drawer.locator('#field-Name'), title);
    for (const day of ['StartDate', 'EndDate']) {
      const field = drawer.locator(`#field-${day} input`);
      await work.write(field, '2031-03-14');
      await field.press('Tab');
    }
    await work.click(drawer.locator('#action-save'));
    await expect(page.locator('#field-event')).toContainText(title);
    // It stays open, so that what was made can be gone on with.
    await work.click(drawer.locator('.doc-drawer__header-close'));
    await expect(drawer).toHaveCount(0);
    await work.click(publish);
    await isLive(alias, title);
    expect(work.actions()).toBeLessThanOrEqual(16);

    const visitor = await browser.newPage();
    const lead = await register(visitor, at('HIM', `/en${alias}`));
    const query = `where[Name][equals]=${title}&depth=0`;
    const stored = await fetch(`${cmsOrigin}/api/campaigns?${query}`, {
      headers: await adminHeaders(),
    });
    const [event] = ((await stored.json()) as { docs: { crm_id: string }[] }).docs;
    expect(lead).toMatchObject({ type: 'webinar', brand: 'HIM', campaign: event?.crm_id });
  } finally {
    await remove('pages', 'title', title);
    await remove('campaigns', 'Name', title);
  }
});
