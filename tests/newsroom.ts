import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formReady, screenReady } from './admin/screenReady.ts';
import { get } from './get.ts';
import { newPerson, type Person } from './people.ts';
import { at, cmsOrigin } from './product.ts';
import { keepSession } from './signedInPerson.ts';
import { adminHeaders } from './signIn.ts';

const admin = `${cmsOrigin}/admin`;
/** How long something may take to be on the site. */
export const live = { timeout: 10_000, intervals: [100] };

/** Signs a new person of HIM in to the browser. */
export async function enter(
  context: BrowserContext,
  role: Parameters<typeof newPerson>[0],
  languages: readonly string[] = [],
): Promise<Person> {
  const person = await newPerson(role, role === 'admin' ? [] : ['HIM'], languages);
  await keepSession(context, person.headers['authorization']?.slice(4) ?? '', 'en');
  return person;
}

/** A page of HIM, as somebody else left it. */
export async function makePage(data: object = {}, query = 'locale=en') {
  const title = `Counted ${crypto.randomUUID().slice(0, 8)}`;
  const alias = `/${title.toLowerCase().replace(' ', '-')}/`;
  const made = await fetch(`${cmsOrigin}/api/pages?${query}`, {
    method: 'POST',
    headers: { ...(await adminHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'lego_page',
      title,
      alias,
      field_domain_access: ['HIM'],
      _status: 'published',
      ...data,
    }),
  });
  expect(made.status).toBe(201);
  const { doc } = (await made.json()) as {
    doc: { id: number; field_blocks?: { id: string }[] };
  };
  return { ...doc, title, alias };
}

/** A published programme of HIM that one test alone changes, with the facts of the demo's one. */
export async function makeProgram(data: object = {}) {
  const where = new URLSearchParams({
    'where[alias][equals]': '/programs/bachelor-hotel-management/',
    limit: '1',
    depth: '0',
    locale: 'en',
  });
  const headers = await adminHeaders();
  const found = await fetch(`${cmsOrigin}/api/pages?${where}`, { headers });
  const { docs } = (await found.json()) as { docs: { program: object }[] };
  const [source] = docs;
  if (!source) throw new Error('the demo content has no such programme');
  return makePage({ type: 'program', program: source.program, ...data });
}

/** Waits until a site's page says something. */
export const isLive = (alias: string, text: string, lang = 'en') =>
  expect(async () => {
    const answer = await get(at('HIM', `/${lang}${alias}`));
    expect(answer.text).toContain(text);
  }).toPass(live);

/** Opens a screen of the admin and waits until it takes what is typed. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${admin}${path}`);
  await screenReady(page);
}

/** The button that publishes. */
export const publish = '#action-save';

/** Begins a page from the list of pages; waits until it takes what is typed. */
export async function beginPage(
  page: Page,
  click: (target: string) => Promise<void>,
): Promise<void> {
  await open(page, '/collections/pages');
  await click('a[aria-label^="Create new"]');
  await page.waitForURL(/\/pages\/\d+/);
  await formReady(page);
}

/** Deletes what a journey has made, for good, so that no list of another journey has it. */
export async function remove(slug: string, field: string, value: string): Promise<void> {
  const where = new URLSearchParams({ [`where[${field}][equals]`]: value, trash: 'true' });
  await fetch(`${cmsOrigin}/api/${slug}?${where}`, {
    method: 'DELETE',
    headers: await adminHeaders(),
  });
}
