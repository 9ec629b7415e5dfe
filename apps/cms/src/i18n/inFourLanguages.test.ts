import type { Config } from 'payload';
import { expect, test } from 'vitest';
import { inFourLanguages } from './inFourLanguages.ts';

const title = { en: 'Title', es: 'Título', ar: 'العنوان', ru: 'Заголовок' };
const speak = async (fields: unknown): Promise<unknown> => {
  const config = await inFourLanguages({ collections: [{ slug: 'things', fields }] } as Config);
  return config.collections?.[0]?.fields;
};

test('labels, descriptions and options are translated wherever they stand; names, values and unknown texts stay', async () => {
  const hook = () => true;
  const field = {
    name: 'title',
    type: 'text',
    label: 'Title',
    validate: hook,
    admin: { description: 'Title', placeholder: '/Title/' },
  };
  const select = {
    name: 'Title',
    type: 'select',
    label: 'Quux',
    options: [{ label: 'Title', value: 'Title' }],
  };
  expect(
    await speak([{ type: 'tabs', tabs: [{ label: 'Title', fields: [field, select] }] }]),
  ).toEqual([
    {
      type: 'tabs',
      tabs: [
        {
          label: title,
          fields: [
            { ...field, label: title, admin: { description: title, placeholder: '/Title/' } },
            { ...select, options: [{ label: title, value: 'Title' }] },
          ],
        },
      ],
    },
  ]);
});

test('a field without label gets the translation of the one that Payload would make; shared parts stay shared', async () => {
  const block = {
    slug: 'b',
    labels: { singular: 'Title', plural: 'Title' },
    fields: [{ name: 'title', type: 'text' }],
  };
  const [one, two] = (await speak([
    { name: 'a', type: 'blocks', label: false, blocks: [block] },
    { name: 'b', type: 'blocks', blocks: [block] },
  ])) as { label: unknown; blocks: (typeof block)[] }[];
  expect(one?.label).toBe(false);
  expect(two?.label).toBe('B');
  expect(one?.blocks[0]).toBe(two?.blocks[0]);
  expect(one?.blocks[0]?.labels).toEqual({ singular: title, plural: title });
  expect(one?.blocks[0]?.fields).toEqual([{ name: 'title', type: 'text', label: title }]);
});
