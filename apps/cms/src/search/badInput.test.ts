import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostile } from '../testing/hostile.ts';
import { testPayload } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import { handleNewsSearch, handleSearch } from './handleSearch.ts';

const payload = await testPayload();

const typed = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...hostile, 'hotel', 'ho'), fc.string({ maxLength: 8 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(' ')),
);
const numbers = fc.oneof(
  fc.constantFrom('-1', '1e9', 'NaN', '0x10', '', '7.5', '\u0000'),
  fc.string({ maxLength: 6 }),
);

test('any text on any page finds something or nothing, and is never an error', {
  tags: ['S7.search.1', 'S7.news.1'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      typed,
      numbers,
      fc.constantFrom('en', 'es', 'ar', 'ru', 'xx', '\u0000'),
      async (text, page, lang) => {
        for (const [handle, query] of [
          [handleSearch, { search_api_fulltext: text, full: '1', field_domain_access: 'HIM' }],
          [handleNewsSearch, { combine: text, origin: '1', field_web_value: '4' }],
        ] as const) {
          const response = await handle(
            payload,
            new Request(`http://cms.invalid/?${new URLSearchParams({ ...query, page, lang })}`),
          );
          expect(response.status).toBe(200);
          const { items, pager } = (await response.json()) as {
            items: unknown[];
            pager: { total_items: number };
          };
          expect(items.length).toBeLessThanOrEqual(pager.total_items);
        }
      },
    ),
    { numRuns: 150 },
  );
  await getSearch(payload).counter.flush();
});
