import { expect, test } from 'vitest';
import { rateExceeded } from './rates.ts';

test('whoever has a line of IPv6 has one share, and who is refused takes nothing from the neighbours', async () => {
  const answers: (number | undefined)[] = [];
  for (let call = 0; call < 700; call += 1)
    answers.push(await rateExceeded('lead', `2001:db8:7:1::${(call + 1).toString(16)}`));
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(60);
  expect(await rateExceeded('lead', '2001:db8:7:2::1')).toBeUndefined();
});
