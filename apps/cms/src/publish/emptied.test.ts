import { formsAnswerSchema } from '@concierge/contract/form';
import { parseNodeAnswer } from '@concierge/contract/parse';
import type { CollectionSlug, ValidationError, Where } from 'payload';
import { expect, test } from 'vitest';
import { handleForms } from '../api/forms.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { fromSite } from '../testing/fromSite.ts';
import { testPayload } from '../testing/testPayload.ts';
import { documentLeaves, type Leaf } from '../validation/documentLeaves.ts';

const payload = await testPayload();
const inEnglish = { locale: 'en', depth: 0, overrideAccess: true } as const;

/** What the test empties: of each kind of document one that is filled in. */
const filled: readonly [CollectionSlug, Where][] = [
  ['brand-settings', { brand: { equals: 'HIM' } }],
  ['footers', { brand: { equals: 'HIM' } }],
  ['menus', { brand: { equals: 'HIM' }, group: { equals: 'main' } }],
  ['menus', { brand: { equals: 'HIM' }, group: { equals: 'languages' } }],
  ['popups', { field_domain_access: { in: ['HIM'] } }],
  ['forms', { key: { equals: 'him-popup' } }],
  ['forms', { key: { equals: 'him-apply' } }],
  ['campaigns', { kind: { equals: 'webinar' }, field_domain_access: { in: ['HIM'] } }],
  ...['homepage', 'program', 'singleCampus', 'apply', 'webinar'].map(
    (type): [CollectionSlug, Where] => [
      'pages',
      { type: { equals: type }, field_domain_access: { in: ['HIM'] } },
    ],
  ),
];

const isOptional = ({ field }: Leaf): boolean =>
  !('required' in field && field.required) &&
  field.type !== 'array' &&
  field.type !== 'blocks' &&
  !/^(id|alias|_status|blockName|createdAt|updatedAt|deletedAt)$/.test(field.name);
/** A field's name, which is the same in all rows. */
const fieldName = ({ path }: Leaf): string => path.replaceAll(/\.\d+\./g, '..');
const emptyValue = ({ field }: Leaf): unknown =>
  'hasMany' in field && field.hasMany ? [] : field.type.startsWith('text') ? '' : null;

/** A copy of a document with other values at these paths. */
function withValues(doc: object, values: ReadonlyMap<string, unknown>): object {
  const copy = structuredClone(doc) as Record<string, unknown>;
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = copy;
    for (const name of names) {
      const inner = (at[name] ?? {}) as Record<string, unknown>;
      at[name] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return copy;
}

test('nothing that may be left empty takes a page down, whatever else is filled in', async () => {
  const documents = await Promise.all(
    filled.map(async ([collection, where]) => {
      const { docs } = await payload.find({
        collection,
        where,
        sort: 'id',
        limit: 1,
        ...inEnglish,
      });
      const doc = docs[0] ?? expect.fail(`no document of ${JSON.stringify(where)}`);
      const fields = payload.collections[collection].config.flattenedFields;
      const leaves = documentLeaves(fields, doc).filter(isOptional);
      const names = [...new Set(leaves.map(fieldName))];
      return { collection, doc, leaves, names };
    }),
  );
  const maxNames = Math.max(...documents.map(({ names }) => names.length));
  const faults = new Set<string>();
  // The numbers of two fields differ in a bit: in one of its rounds the one is empty, in the other
  // the other.
  for (let round = 0; maxNames > 1 << (round >> 1); round += 1) {
    const isEmpty = (number: number) => ((number >> (round >> 1)) & 1) === (round & 1);
    for (const { collection, doc, leaves, names } of documents) {
      if (names.length <= 1 << (round >> 1)) continue;
      const emptied = leaves.filter((leaf) => isEmpty(names.indexOf(fieldName(leaf))));
      const values = new Map(emptied.map((leaf) => [leaf.path, emptyValue(leaf)]));
      const save = () =>
        payload.update({ collection, id: doc.id, data: withValues(doc, values), ...inEnglish });
      // A page that may not be without a field has it.
      await save().catch(({ data }: ValidationError) => {
        for (const { path } of data.errors) values.delete(path);
        return save();
      });
    }
    for (const { doc } of documents) {
      if (!('alias' in doc && doc.alias && 'title' in doc)) continue;
      const { body } = await fetchParsedNode(payload, `/en${doc.alias}`);
      try {
        parseNodeAnswer(body, doc.alias, (fault) => faults.add(fault));
      } catch (error) {
        faults.add(String(error));
      }
    }
    const definitions = await (await handleForms(payload, fromSite('/api/forms'))).json();
    const { error } = formsAnswerSchema.safeParse(definitions);
    for (const { path } of error?.issues ?? []) faults.add(path.join('.'));
  }
  expect([...faults]).toEqual([]);
}, 300_000);

test('an option that is begun in Russian, without its words, shows its value', async () => {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { equals: 'him-contact' } },
    ...inEnglish,
    locale: 'ru',
    fallbackLocale: false,
  });
  const { id = 0, fields } = docs[0] ?? {};
  const options = [{ value: 'bachelor' }] as { value: string; label: string }[];
  await payload.update({
    collection: 'forms',
    id,
    ...inEnglish,
    locale: 'ru',
    data: { fields: [...(fields ?? []), { blockType: 'field_select', name: 'Level', options }] },
  });
  const { body } = await fetchParsedNode(payload, '/en/contact/');
  const { node } = parseNodeAnswer(body, 'contact', (fault) => expect.fail(fault));
  const shown = node.field_webform_dynamic_paragraph?.fields.find(({ name }) => name === 'Level');
  expect(shown?.options).toEqual([{ value: 'bachelor', label: 'bachelor', groups: [] }]);
});
