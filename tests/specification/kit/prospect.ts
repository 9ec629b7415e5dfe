import { expect, type Page } from '@playwright/test';
import { at, type Code, fetchContent, owningBrand } from './brandTable.ts';

/** Screens that prospects come with. */
export const screens = [
  { where: 'on a phone', viewport: { width: 360, height: 780 }, hasTouch: true },
  { where: 'at a desk', viewport: { width: 1280, height: 800 }, hasTouch: false },
] as const;

/** A programme's name, and the page of the school that has it. */
export interface Programme {
  readonly name: string;
  readonly code: Code;
  readonly path: string;
}

/** Follows an entry of the site's menu, whichever menu the screen has. */
export async function followMenu(page: Page, group: string, entry: string): Promise<void> {
  const header = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) < 992) {
    await header.getByText('Menu', { exact: true }).click();
    await header.getByText(group, { exact: true }).and(page.locator(':visible')).first().click();
  } else await header.getByRole('link', { name: group, exact: true }).first().hover();
  await header
    .getByRole('link', { name: new RegExp(`^${entry}`) })
    .and(page.locator(':visible'))
    .first()
    .click();
}

/** The group of the brand's main menu that leads to a path, as the backend answers it. */
export async function menuGroup(
  code: Code,
  path: string,
): Promise<{ title: string; below: { title: string }[] }> {
  const { body } = await fetchContent(code, '/en/');
  return body.menus.main.find(({ relative }: { relative: string }) => relative === path);
}

/** Links of the list of programmes, the bachelors or the masters. */
export const programmeLinks = (page: Page, level: 'Bachelor' | 'Master') =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${level} in `) });

/** Opens the brand's list of programmes and reads its first one of a level. */
export async function listedProgramme(
  page: Page,
  code: Code,
  level: 'Bachelor' | 'Master',
): Promise<Programme> {
  if (page.url() !== at(code, '/en/programs/')) await page.goto(at(code, '/en/programs/'));
  const link = programmeLinks(page, level).first();
  const { href, pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const name = ((await link.textContent()) ?? '').trim();
  return { name, code: owningBrand(href) ?? code, path: pathname };
}

/** Follows the first bachelor of the brand's list to the page of its school. */
export async function openBachelor(page: Page, code: Code): Promise<Programme> {
  const programme = await listedProgramme(page, code, 'Bachelor');
  await programmeLinks(page, 'Bachelor').first().click();
  await expect(page).toHaveURL(at(programme.code, programme.path));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    programme.name,
  );
  return programme;
}

/** The first visible link of the page's content that a person would take, or of its footer. */
export const wayTo = (page: Page, path: string) =>
  page
    .locator(`main a[href="${path}"]`)
    .or(page.locator(`footer a[href="${path}"]`))
    .and(page.locator(':visible'))
    .first();

/** The last steps of every form: the terms, the captcha, and the button. */
export async function send(page: Page, terms: RegExp, robot: string, button: string) {
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: terms }).check();
  await main.getByRole('checkbox', { name: robot }).click();
  await expect(main.getByRole('checkbox', { name: robot })).toBeChecked();
  await main.getByRole('button', { name: button }).click();
}
