import { expect, test } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
/** What each list may show, though no form does. */
const listed = new Set(['createdAt', 'updatedAt', 'deletedAt']);
/** Whose hidden fields are Payload's: measures of files, columns of saved views. */
const foreign = new Set(['media', 'payload-query-presets']);

test('what is for the server alone is offered as no column and no filter of a list', () => {
  const offered: string[] = [];
  for (const { slug, flattenedFields } of payload.config.collections)
    for (const { name, admin } of flattenedFields) {
      if (foreign.has(slug)) continue;
      if (!admin || !('hidden' in admin) || !admin.hidden || listed.has(name)) continue;
      if (!admin.disableListColumn || !admin.disableListFilter) offered.push(`${slug}.${name}`);
    }
  expect(offered).toEqual([]);
});
