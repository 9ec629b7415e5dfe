import { expect, type Page, test } from '@playwright/test';
import { cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';
import { at, daily } from '../kit/brandTable.ts';

const visitor = (): string => `subscriber.${crypto.randomUUID()}@visitor.example`;

/** Removes all that the backend has of an address; nobody deletes a subscriber otherwise. */
async function erase(email: string): Promise<void> {
  const answer = await fetch(`${cmsOrigin}/api/privacy/erase`, {
    method: 'POST',
    headers: { ...(await adminHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ email, cause: 'request' }),
  });
  expect(answer.ok).toBe(true);
}

/** Lists of a brand on which the backend has an address. */
async function listsWith(email: string): Promise<string[]> {
  const where = new URLSearchParams({ 'where[email][equals]': email });
  const answer = await fetch(`${cmsOrigin}/api/subscribers?${where}`, {
    headers: await adminHeaders(),
  });
  const { docs } = (await answer.json()) as { docs: { brand: string; list: string }[] };
  return docs.map(({ brand, list }) => `${brand} ${list}`);
}

const arrives = (email: string, lists: readonly string[]) =>
  expect.poll(() => listsWith(email), { timeout: 15_000 }).toEqual(lists);

/** Subscribes in the footer of the page, as people do. */
async function subscribe(page: Page, email: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('You have just subscribed to our newsletter')).toBeVisible();
}

for (const code of daily('SEG', 'HIM'))
  for (const [path, mode] of [
    ['/en/newsletter-alumni/', 'alumni'],
    // The group alone has a page for its alumni.
    ...(code === 'SEG' ? [['/en/alumni/', 'alumni'] as const] : []),
    ['/en/student-life/', 'school'],
  ] as const)
    test(`${code}: ${path} subscribes to the ${mode} list`, {
      tag: ['@S7.mail.2', '@S7.mail.3'],
    }, async ({ page }) => {
      const email = visitor();
      try {
        await page.goto(at(code, path));
        await subscribe(page, email);
        await arrives(email, [`${code} ${code.toLowerCase()}-${mode}`]);
      } finally {
        await erase(email);
      }
    });

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: GET /api/mail takes id and email, and subscribes to that list`, {
    tag: ['@S7.mail.1', '@S7.mail.2', '@S7.mail.3', '@S7.mail.4'],
  }, async ({ page }) => {
    const brand = code.toLowerCase();
    const [email, stranger] = [visitor(), visitor()];
    // The call of a page of the site; other callers subscribe nobody.
    await page.goto(at(code, '/en/'));
    const call = (id: string, address: string) =>
      page.evaluate(
        async (query) => (await fetch(`/api/mail?${query}`)).json(),
        new URLSearchParams({ id, email: address }).toString(),
      );
    try {
      // A list that the brand doesn't have gets the same answer, and nobody is subscribed.
      expect(await call(`${brand}-nobody`, stranger)).toEqual({ ok: true });
      for (const mode of ['school', 'alumni']) {
        expect(await call(`${brand}-${mode}`, email)).toEqual({ ok: true });
        await expect
          .poll(() => listsWith(email), { timeout: 15_000 })
          .toContain(`${code} ${brand}-${mode}`);
      }
      expect(await listsWith(email)).toHaveLength(2);
      expect(await listsWith(stranger)).toEqual([]);
    } finally {
      await erase(email);
    }
  });
