import { expect, test } from 'vitest';
import { countFruitless, isSpent } from './fruitless.ts';

test('an IPv6 line that searched in vain too often is spent with all its addresses', async () => {
  for (let turn = 0; turn < 200 && !isSpent('2001:db8:5:6::ffff'); turn++)
    await countFruitless(`2001:db8:5:6::${turn.toString(16)}`);
  expect(isSpent('2001:db8:5:6::ffff')).toBe(true);
  expect(isSpent('2001:db8:5:7::1')).toBe(false);
});
