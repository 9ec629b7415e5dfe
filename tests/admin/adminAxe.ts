import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axeFaults.ts';
import { screenReady } from './screenReady.ts';
import { stockFaults } from './stockFaults.ts';

/** How many transitions of colours and the like are under way. */
const changing = (): number =>
  document
    .getAnimations()
    .filter((one) => one instanceof CSSTransition && one.playState === 'running').length;

/**
 * Expects a screen of the admin to be free of faults, once it has come to rest. All screens of a
 * test are looked at, also after a fault.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // What a screen that was just loaded asks for is looked at, too.
  await page.waitForLoadState('networkidle');
  // A screen is streamed: its landmark comes after the document.
  await expect(page.getByRole('main').first()).toBeVisible();
  await screenReady(page);
  // A button that is free again fades in.
  await expect.poll(() => page.evaluate(changing)).toBe(0);
  const faults = (await axeFaults(page))
    .filter(({ rule, html }) => !stockFaults.some((one) => one.rule === rule && one.tag.test(html)))
    .map(({ rule, target, html }) => `${rule}: ${target} ${html.slice(0, 160)}`);
  expect.soft(faults, screen).toEqual([]);
}
