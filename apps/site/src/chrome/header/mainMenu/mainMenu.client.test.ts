// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wireMainMenu } from './mainMenu.client.ts';

test('an arrow down leads into an entry’s panel, and scrolls the page where it has none', () => {
  document.body.innerHTML = `<nav data-main-menu><ul>
    <li data-menu-item><a href="/a/">A</a><button data-menu-toggle></button>
      <div data-menu-panel><a href="/b/">B</a></div></li>
    <li><a href="/c/">C</a></li>
  </ul></nav>`;
  wireMainMenu();
  const pressDown = (href: string) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    link?.focus();
    const press = new KeyboardEvent('keydown', {
      ...{ key: 'ArrowDown', bubbles: true, cancelable: true },
    });
    link?.dispatchEvent(press);
    return [press.defaultPrevented, document.activeElement?.textContent];
  };
  expect(pressDown('/a/')).toEqual([true, 'B']);
  expect(pressDown('/c/')).toEqual([false, 'C']);
});
