import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { expect, test } from 'vitest';
import { parseNode, testContext } from '../layouts/testContext.ts';
import { courseList } from './blocks.ts';

test('a course of another site has its address there', () => {
  const { program } = parseNode(nodeExamples.program.full);
  if (!program) throw new Error('the example is a programme');
  const course = { title: 'Bachelor', alias: '/programs/bachelor/', facts: program };
  const list = courseList(
    [course, { ...course, host_brand: 'HIM' }],
    testContext({ code: 'SEG', lang: 'ar' }),
  );
  expect(JSON.parse(JSON.stringify(list)).itemListElement).toMatchObject([
    { item: { url: 'https://seg.example.org/ar/programs/bachelor/' } },
    { item: { url: 'http://him.localhost:3000/ar/programs/bachelor/' } },
  ]);
});
