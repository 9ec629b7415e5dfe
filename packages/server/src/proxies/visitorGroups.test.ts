import { expect, test } from 'vitest';
import { groupsOf } from './visitorGroups.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
  ['::ffff:c000:207', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3', '1:0:2'],
  ['unknown', '', ''],
])('%s counts as %s of the network %s', (address, visitor, network) => {
  expect(groupsOf(address)).toEqual({ visitor, network });
});

test('whoever has a line of IPv6 has one share, and who is refused takes nothing from the neighbours', async () => {
  const { rateExceeded } = await import('./rates.ts');
  const answers: (number | undefined)[] = [];
  for (let call = 0; call < 700; call += 1)
    answers.push(await rateExceeded('lead', `2001:db8:7:1::${(call + 1).toString(16)}`));
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(60);
  expect(await rateExceeded('lead', '2001:db8:7:2::1')).toBeUndefined();
});
