import { searchAnswerSchema } from '@concierge/contract/search';
import { expect, test } from 'vitest';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { handleSearch } from './handleSearch.ts';
import { indexChanges } from './indexer.ts';

const payload = await testPayload();

test('a programme that is found has the price that was saved just before', async () => {
  const title = unique('Grimselsee').replaceAll('-', '');
  const { id } = await page(payload, {
    type: 'program',
    title,
    field_price: 'CHF 1',
    program: {
      school: 'HIM',
      level: 'diploma',
      subject: 'culinary',
      mode: 'full_time',
      duration_months: 12,
      semesters: 2,
    },
  });
  await indexChanges(payload);
  const query = `search_api_fulltext=${title}&full=1&field_domain_access=HIM&lang=en`;
  const shownPrice = async () => {
    const answer = await handleSearch(payload, new Request(`http://localhost/search?${query}`));
    return searchAnswerSchema.parse(await answer.json()).items?.[0]?.field_price;
  };
  expect(await shownPrice()).toBe('CHF 1');
  const data = { field_price: 'CHF 2' };
  await payload.update({ collection: 'pages', id, data, overrideAccess: true });
  expect(await shownPrice()).toBe('CHF 2');
});
