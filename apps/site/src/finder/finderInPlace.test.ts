// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { comparisonStorageKey } from '../compare/comparisonStorageKey.ts';
import { maxCompared } from '../compare/maxCompared.ts';
import { follow } from './finderInPlace.ts';

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
