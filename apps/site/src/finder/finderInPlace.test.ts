// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { comparisonStorageKey } from '../compare/comparisonStorageKey.ts';
import { maxCompared } from '../compare/maxCompared.ts';
import { follow, restore } from './finderInPlace.ts';

const fetched = vi.hoisted(() => ({ status: 0, page: undefined as Document | undefined }));
vi.mock('../ui/fetchDocument.ts', () => ({ fetchPage: async () => fetched }));
beforeEach(() => sessionStorage.clear());

/** A finder with a box a programme, as pairs of an id and an alias. */
function openFinder(...programs: string[][]) {
  const boxes = programs.map(
    ([id, alias]) => `<input type="checkbox" name="p" value="${alias}" data-program="${id}">`,
  );
  document.body.innerHTML = `<div data-comparison-key="${comparisonStorageKey}">${boxes.join('')}
    <form data-compare-bar><p data-compare-status data-chosen-text="{n} of {max}"></p></form>
  </div>`;
  return document.querySelector('div') as HTMLDivElement;
}
const setStored = (...programs: string[][]) =>
  sessionStorage.setItem(comparisonStorageKey, JSON.stringify(programs));
const inputs = (finder: HTMLElement, type: string) => [
  ...finder.querySelectorAll<HTMLInputElement>(`input[type=${type}]`),
];

test('what is checked is kept where the comparison looks for it, up to its limit', async () => {
  const programs = Array.from({ length: maxCompared + 1 }, (_, id) => [`${id}`, `/program-${id}/`]);
  const finder = openFinder(...programs);
  for (const box of inputs(finder, 'checkbox')) box.checked = true;
  for (const box of inputs(finder, 'checkbox')) await follow(finder, box);
  expect(JSON.parse(sessionStorage.getItem(comparisonStorageKey) ?? '[]')).toEqual(
    programs.slice(0, maxCompared),
  );
  expect(inputs(finder, 'checkbox').map(({ checked }) => checked)).toEqual([
    ...[true, true, true, true, false],
  ]);
});

test('a programme that was chosen in another language is checked, and counts once', async () => {
  setStored(['1', '/programs/bachelor/'], ['2', '/programs/master/']);
  const finder = openFinder(['1', '/programas/grado/'], ['3', '/programas/curso/']);
  restore(finder);
  const [bachelor] = inputs(finder, 'checkbox');
  expect(bachelor?.checked).toBe(true);
  expect(inputs(finder, 'hidden').map(({ value }) => value)).toEqual(['/programs/master/']);
  expect(finder.textContent).toContain('2 of 4');
  bachelor?.click();
  if (bachelor) await follow(finder, bachelor);
  expect(sessionStorage.getItem(comparisonStorageKey)).toBe('[["2","/programs/master/"]]');
});

test('what the comparison has lost since is checked no more', () => {
  const finder = openFinder(['1', '/a/'], ['2', '/b/']);
  for (const box of inputs(finder, 'checkbox')) box.checked = true;
  setStored(['1', '/a/']);
  restore(finder);
  expect(inputs(finder, 'checkbox').map(({ checked }) => checked)).toEqual([true, false]);
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

test('the count and the bar of the comparison stay, so that what listens is told how many fit now', async () => {
  const filters = '<form data-finder-form action="/en/programs/"><input name="q"></form>';
  const html = (count: string, programs: string) => `<div>${filters}<div data-finder-found>
    <p role="status" data-unavailable="Try again.">${count}</p>${programs}
    <form data-compare-bar><p data-compare-status role="status"></p></form>
  </div></div>`;
  document.body.innerHTML = html('2 programs', '<ol><li>Bachelor</li><li>Master</li></ol>');
  const finder = document.querySelector('div') as HTMLDivElement;
  const regions = [...finder.querySelectorAll('[role=status]')];
  const page = new DOMParser().parseFromString(html('No programs', '<p>None.</p>'), 'text/html');
  Object.assign(fetched, { status: 200, page });
  await follow(finder, finder.querySelector('input') as HTMLInputElement);
  for (const [index, region] of finder.querySelectorAll('[role=status]').entries())
    expect(region).toBe(regions[index]);
  expect(regions[0]?.textContent).toBe('No programs');
  expect(regions[0]?.nextElementSibling?.textContent).toBe('None.');
  expect(finder.textContent).not.toContain('Bachelor');
});
