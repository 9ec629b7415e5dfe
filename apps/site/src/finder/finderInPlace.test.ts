// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { comparisonStorageKey } from '../compare/comparisonStorageKey.ts';
import { maxCompared } from '../compare/maxCompared.ts';
import { follow } from './finderInPlace.ts';

const fetched = vi.hoisted(() => ({ status: 0, page: undefined }));
vi.mock('../ui/fetchDocument.ts', () => ({ fetchPage: async () => fetched }));

test('what is checked is kept where the comparison looks for it, up to its limit', async () => {
  const aliases = Array.from({ length: maxCompared + 1 }, (_, index) => `program-${index}`);
  const boxes = aliases.map((alias) => `<input type="checkbox" name="p" value="${alias}">`);
  document.body.innerHTML = `<div data-comparison-key="${comparisonStorageKey}">${boxes.join('')}</div>`;
  const finder = document.querySelector('div') as HTMLDivElement;
  for (const box of finder.querySelectorAll('input')) {
    box.checked = true;
    await follow(finder, box);
  }
  const storedAliases = JSON.parse(sessionStorage.getItem(comparisonStorageKey) ?? '[]');
  expect(storedAliases).toEqual(aliases.slice(0, maxCompared));
});

test('without a network the page stays with the filters of what it shows, and says so', async () => {
  document.body.innerHTML = `<div>
    <form data-finder-form action="/en/programs/">
      <input type="checkbox" name="level" value="bachelor" checked>
      <input type="checkbox" name="level" value="master">
    </form>
    <div data-finder-found><p data-unavailable="Try again."></p><ol><li>Bachelor</li></ol></div>
  </div>`;
  const finder = document.querySelector('div') as HTMLDivElement;
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const [bachelor, master] = finder.querySelectorAll('input');
  if (!bachelor || !master) throw new Error('The form has no filters.');
  master.checked = true;
  await follow(finder, master);
  expect(submit).not.toHaveBeenCalled();
  expect([bachelor.checked, master.checked]).toEqual([true, false]);
  expect(finder.querySelector('[data-finder-found]')?.textContent).toMatch(/Try again.*Bachelor/s);
  fetched.status = 500;
  await follow(finder, bachelor);
  expect(submit).toHaveBeenCalledOnce();
});
