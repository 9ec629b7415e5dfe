import { expect, test } from 'vitest';
import { blockSchemas, isBlockType } from '../block.ts';
import { nodeSchema } from '../node.ts';
import { blockExamples } from './blockExamples.ts';
import { nodeExamples } from './nodeExamples.ts';

const cases = (examples: Record<string, Record<string, unknown>>) =>
  Object.entries(examples).flatMap(([type, named]) => Object.entries(named).map(([name, value]) => ({ type, name, value })));

test.each(cases(blockExamples))('[S1.blocks.1] block example $type/$name fits the contract', ({ type, value }) => {
  if (!isBlockType(type)) throw new Error(`${type} is not in the contract`);
  expect(blockSchemas[type].parse(value)).toMatchObject({ type });
});

test.each(cases(nodeExamples))('[S3.page.1] node example $type/$name fits the contract', ({ type, value }) => {
  expect(nodeSchema.parse(value).type).toBe(type);
});
