import { readFileSync } from 'node:fs';
import { calculateClamp } from 'utopia-core';
import { expect, test } from 'vitest';
import { fluid, viewport } from './scale.ts';

const css = readFileSync(new URL('./scale.css', import.meta.url), 'utf8');

test.each(Object.entries(fluid))(
  '%s in scale.css is what scale.ts says',
  (name, [minSize, maxSize]) => {
    expect(css).toContain(`${name}: ${calculateClamp({ ...viewport, minSize, maxSize })};`);
  },
);

test('no text size grows by more than 2.5 between the viewports, so that 200 % zoom works', () => {
  for (const [name, [min, max]] of Object.entries(fluid))
    if (name.startsWith('--step')) expect(max / min, name).toBeLessThanOrEqual(2.5);
});
