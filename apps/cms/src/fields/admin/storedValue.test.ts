import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();

/** Names of fields for which Payload would load an editor of code from a foreign host. */
const foreign = (fields: readonly FlattenedField[], at: string): string[] =>
  fields.flatMap((field) => {
    const name = `${at}.${field.name}`;
    if ('flattenedFields' in field) return foreign(field.flattenedFields, name);
    const isCode = field.type === 'json' || field.type === 'code';
    return isCode && !field.admin?.hidden && !field.admin?.components?.Field ? [name] : [];
  });

test('no field of a collection that anybody sees asks a foreign host for its editor', () => {
  const shown = payload.config.collections.filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.flatMap(({ slug, flattenedFields }) => foreign(flattenedFields, slug))).toEqual([]);
});
