import type { PageNode } from '@concierge/contract/node';
import { expect, test } from 'vitest';
import { opensWithHero } from './opensWithHero.ts';

test('only a hero with a title that stands first bears the page’s h1', () => {
  const hero = { type: 'hero', field_title: 'Welcome' };
  const opens = (...blocks: object[]) =>
    opensWithHero({ field_blocks: blocks as PageNode['field_blocks'] });
  expect([opens(hero), opens({ ...hero, field_title: '' })]).toEqual([true, false]);
  expect([opens({ type: 'x', unknown: true }, hero), opens()]).toEqual([false, false]);
});
