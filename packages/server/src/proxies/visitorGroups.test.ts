import { expect, test } from 'vitest';
import { visitorGroups } from './visitorGroups.ts';

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
  expect(visitorGroups(address)).toEqual({ visitor, network });
});
