import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { dataDir } from '../../../dataDir.ts';
import { newPerson } from '../../../people.ts';
import { cmsOrigin } from '../../../product.ts';

test('an officer lets the newsletter service be asked again what it had refused', async ({
  page,
}) => {
  const db = new DatabaseSync(`${dataDir()}/cms.db`, { timeout: 5000 });
  const now = new Date().toISOString();
  const email = `refused.${crypto.randomUUID()}@visitor.example`;
  // Who has left meanwhile is not subscribed again.
  db.prepare(
    `INSERT INTO subscribers (brand, list, email, state, token, lang, created_at, updated_at)
      VALUES ('HIM', 'him-school', ?, 'subscribed', ?, 'en', ?, ?)`,
  ).run(email, crypto.randomUUID(), now, now);
  const { lastInsertRowid: id } = db
    .prepare(
      `INSERT INTO newsletter_changes
        (brand, list, email, act, state, attempts, last_answer, next_attempt_at, created_at, updated_at)
        VALUES ('HIM', 'him-school', ?, 'subscribe', 'refused', 1, '400 invalid_parameter', ?, ?, ?)`,
    )
    .run(email, now, now, now);
  const officer = await newPerson('admissions', ['HIM']);
  const signedIn = await page.context().request.post(`${cmsOrigin}/api/users/login`, {
    data: { email: officer.email, password: officer.password },
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto(`${cmsOrigin}/admin/collections/newsletter-changes/${id}`);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('It goes within seconds.')).toBeVisible();
  // The service of the product under test can't be reached, so the change waits for it again.
  const change = db.prepare('SELECT state, last_answer FROM newsletter_changes WHERE id = ?');
  await expect
    .poll(() => ({ ...change.get(id) }), { timeout: 15_000 })
    .toEqual({ state: 'waiting', last_answer: 'TypeError' });
  db.prepare('DELETE FROM newsletter_changes WHERE id = ?').run(id);
  db.prepare('DELETE FROM subscribers WHERE email = ?').run(email);
  db.close();
});
