// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const wide = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', () => wide);
const { wireFooterMenus } = await import('./accordion.client.ts');

test('a menu that was opened on a phone before the script came stays open; windows open and close all', () => {
  document.body.innerHTML = ['A', 'B']
    .map((title) => `<details data-footer-menu><summary>${title}</summary></details>`)
    .join('');
  const menus = [...document.querySelectorAll('details')];
  const [first] = menus;
  if (first) first.open = true;
  wireFooterMenus();
  const areOpen = () => menus.map(({ open }) => open);
  expect(areOpen()).toEqual([true, false]);
  wide.matches = true;
  wide.dispatchEvent(new Event('change'));
  expect(areOpen()).toEqual([true, true]);
  wide.matches = false;
  wide.dispatchEvent(new Event('change'));
  expect(areOpen()).toEqual([false, false]);
});
