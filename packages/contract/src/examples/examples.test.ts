import { expect, test } from 'vitest';
import { blockSchemas, isBlockType } from '../block.ts';
import { nodeSchema } from '../node.ts';
import { blockExamples } from './blockExamples.ts';
import { nodeExamples } from './nodeExamples.ts';
import { strain } from './strain.ts';

const cases = (examples: Record<string, Record<string, unknown>>) =>
  Object.entries(examples).flatMap(([type, named]) =>
    Object.entries(named).map(([name, value]) => ({ type, name, value })),
  );

test.each(cases(blockExamples))(
  'block example $type/$name fits the contract',
  { tags: ['S1.blocks.1'] },
  ({ type, value }) => {
    if (!isBlockType(type)) throw new Error(`${type} is not in the contract`);
    expect(blockSchemas[type].parse(value)).toMatchObject({ type });
  },
);

test.each(cases(nodeExamples))(
  'node example $type/$name fits the contract',
  { tags: ['S3.page.1'] },
  ({ type, value }) => {
    expect(nodeSchema.parse(value).type).toBe(type);
  },
);

test.each(['few', 'many'] as const)(
  'strained examples (%s) still fit the contract, and keep their length',
  (how) => {
    for (const { type, value } of cases(blockExamples)) {
      if (!isBlockType(type)) throw new Error(`${type} is not in the contract`);
      const items = Object.entries(blockSchemas[type].parse(strain(value, how, 'en'))).find(
        ([name]) => /items/.test(name),
      )?.[1];
      if (Array.isArray(items) && items.length > 0)
        expect(items, type).toHaveLength(how === 'few' ? 1 : 17);
    }
    for (const { value } of cases(nodeExamples)) {
      expect(nodeSchema.parse(strain(value, how, 'en')).title).toHaveLength(140);
      expect(nodeSchema.parse(strain(value, how, 'ar')).title).toHaveLength(140);
    }
  },
);
