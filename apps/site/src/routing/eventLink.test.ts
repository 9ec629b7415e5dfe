import { expect, test } from 'vitest';
import { eventLink } from './eventLink.ts';

const alias = '/events/open-day/';

test('an event opens its page here, or on the site of the brand that has it', () => {
  expect(eventLink({ alias }, 'ar')).toBe('/ar/events/open-day/');
  expect(eventLink({ alias, host_brand: 'HIM' }, 'ar')).toMatch(
    /^https?:\/\/him\.[^/]+\/ar\/events\/open-day\/$/,
  );
  expect(eventLink({ host_brand: 'HIM' }, 'en')).toBeUndefined();
  expect(eventLink({ alias, host_brand: 'NOBODY' }, 'en')).toBeUndefined();
});
