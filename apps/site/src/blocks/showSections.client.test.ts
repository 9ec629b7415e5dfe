// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('sections are painted from the bottom, and none while something is pressed', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main>
      <section id="middle" style="content-visibility: auto"></section>
      <section id="last" style="content-visibility: auto"></section>
    </main>
    <footer><div id="foot" style="content-visibility: auto"><button>Press</button></div></footer>`;
  const painted = () =>
    [...document.querySelectorAll<HTMLElement>('[id]')]
      .filter(({ style }) => style.contentVisibility === 'visible')
      .map(({ id }) => id);
  await import('./showSections.client.ts');
  vi.advanceTimersByTime(50);
  expect(painted()).toEqual(['foot']);
  // The document under test knows no press.
  const press = vi
    .spyOn(document, 'querySelector')
    .mockImplementation(() => document.getElementsByTagName('button')[0] ?? null);
  vi.advanceTimersByTime(500);
  expect(painted()).toEqual(['foot']);
  press.mockRestore();
  vi.advanceTimersByTime(50);
  expect(painted()).toEqual(['last', 'foot']);
  vi.advanceTimersByTime(50);
  expect(painted()).toEqual(['middle', 'last', 'foot']);
});
