import { expect, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 });

test('a translator is warned of a name of the brand that the translation lacks, until it is there', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'translator', ['es']);
  const word = crypto.randomUUID().slice(0, 8);
  const [stays, english, spanish] = [`Chalet ${word}`, `Lake ${word}`, `Lago ${word}`];
  const headers = { ...(await adminHeaders()), 'content-type': 'application/json' };
  for (const data of [
    { name: stays, brand: 'HIM' },
    { name: english, es: spanish, brand: 'HIM' },
    { name: 'season', brand: 'CAA' },
  ]) {
    const body = JSON.stringify(data);
    const made = await fetch(`${cmsOrigin}/api/glossary`, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
  }
  const { id } = await makePage({ field_lead: `A season at ${stays}, by ${english}` });
  await open(page, `/collections/pages/${id}?locale=es`);
  const lead = page.locator('#field-field_lead');
  const warning = page
    .locator('.field-type', { has: page.locator('label[for=field-field_lead]') })
    .last()
    .locator('[data-translation=names]');
  await expect(lead).toHaveValue('');
  await expect(warning).toHaveCount(0);
  await lead.fill('Un año en el chalé, junto al lago');
  await expect(warning).toContainText(`“${stays}” stays as it is`);
  await expect(warning).toContainText(`“${english}” is “${spanish}” here`);
  await expect(warning).not.toContainText('season');
  await lead.fill(`Un año en ${stays}, junto al ${spanish}`);
  await expect(warning).toHaveCount(0);
});
