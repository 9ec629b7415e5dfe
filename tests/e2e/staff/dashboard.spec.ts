import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { dataDir } from '../../dataDir.ts';
import { newPerson, type Person } from '../../people.ts';
import { cmsOrigin } from '../../product.ts';
import { keepSession, signInAs } from '../../signedInPerson.ts';

test.use({ viewport: { width: 1280, height: 900 } });

interface Todo {
  readonly key: string;
  readonly href: string;
  readonly count: number;
}

/**
 * Compares each number of the first screen with the rows of the list behind it; one that other
 * people's work may have changed in between is read once more right after its list.
 */
async function followNumbers(page: Page): Promise<string[]> {
  const todos = await readTodos(page);
  for (const { key, href, count } of todos) {
    if (new URL(href).hash) continue;
    let number = count;
    await expect(async () => {
      const rows = await countListed(page, href, key);
      if (rows !== number) number = await countTodo(page, key);
      expect(rows, key).toBe(number);
    }).toPass({ timeout: 60_000 });
  }
  return todos.map(({ key }) => key);
}

async function readTodos(page: Page): Promise<Todo[]> {
  await page.goto(`${cmsOrigin}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  return page.locator('[data-todo]').evaluateAll((links) =>
    links.map((link) => ({
      key: link.getAttribute('data-todo') ?? '',
      href: (link as HTMLAnchorElement).href,
      count: Number(link.querySelector('[data-count]')?.textContent),
    })),
  );
}

/** The number that the first screen has of a key now. */
const countTodo = async (page: Page, key: string): Promise<number> =>
  (await readTodos(page)).find((todo) => todo.key === key)?.count ?? 0;

/** How many rows the list at an address has. */
async function countListed(page: Page, href: string, key: string): Promise<number> {
  await page.goto(href);
  const paginator = page.locator('.collection-list__page-info, .page-controls__page-info');
  const own = page.locator(
    '[data-scheduled] tbody tr, [data-stale-programmes] tbody > tr, [data-reviews] tbody tr',
  );
  // Pictures are shown twenty at a time and pages a hundred, below their number.
  const numbered = page.locator('[data-list-count]');
  // Others may have emptied it meanwhile, as the trash.
  const empty = page.locator('.no-results');
  await expect(paginator.or(own).or(numbered).or(empty).first(), key).toBeVisible({
    timeout: 30_000,
  });
  if (await numbered.count()) return Number(await numbered.getAttribute('data-list-count'));
  return (await paginator.count())
    ? Number(/(\d+)\D*$/.exec((await paginator.first().textContent()) ?? '')?.[1])
    : own.count();
}

/** An editor's draft, saved by the person. */
const beginPage = ({ headers }: Person) =>
  fetch(`${cmsOrigin}/api/pages?draft=true`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'lego_page',
      title: 'Begun today',
      alias: `/begun-${Date.now()}/`,
      field_domain_access: ['HIM'],
      _status: 'draft',
    }),
  });

test("an editor's numbers lead to lists of as many rows, and none of them counts enquiries", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const person = await newPerson('editor', ['HIM']);
  expect((await beginPage(person)).status).toBe(201);
  await keepSession(context, person.headers['authorization']?.slice(4) ?? '', 'en');
  const keys = await followNumbers(page);
  expect(keys).toContain('drafts');
  expect(keys).not.toContain('refused');
  await page.goto(`${cmsOrigin}/admin`);
  const navigation = page.locator('nav.nav__wrap');
  await expect(navigation.locator('#nav-pages')).toBeAttached();
  for (const slug of ['users', 'leads', 'brand-settings'])
    await expect(navigation.locator(`#nav-${slug}`)).toHaveCount(0);
  await expect(page.locator('.app-header__localizer')).toBeHidden();
  await page.goto(`${cmsOrigin}/admin/collections/pages`);
  await expect(page.locator('.app-header__localizer')).toBeVisible();
});

test("an officer's numbers lead to the own brand's enquiries, and nothing else is in the navigation", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const db = new DatabaseSync(`${dataDir()}/cms.db`, { timeout: 5000 });
  const now = new Date().toISOString();
  db.prepare(
    "INSERT INTO mails (brand, key, subject, state, created_at, updated_at) VALUES ('HIM', ?, 'Not sent', 'failed', ?, ?)",
  ).run(crypto.randomUUID(), now, now);
  db.close();
  await signInAs(context, 'admissions');
  expect(await followNumbers(page)).toContain('mails');
  await page.goto(`${cmsOrigin}/admin`);
  const navigation = page.locator('nav.nav__wrap');
  await expect(navigation.locator('#nav-leads')).toBeAttached();
  await expect(navigation.locator('#nav-pages')).toHaveCount(0);
  await expect(navigation.locator('#nav-users')).toHaveCount(0);
});
