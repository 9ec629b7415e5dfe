import { brands } from '@concierge/brands/brands';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { expect, test } from 'vitest';
import { testContext } from '../layouts/testContext.ts';
import { makeContext } from './makeContext.ts';

test.each([
  ['ar', undefined, 'rtl'],
  ['en', undefined, 'ltr'],
  ['en', true, 'rtl'],
  ['ar', false, 'ltr'],
] as const)('a page in %s whose rtl is %s runs %s', { tags: ['S3.page.7'] }, (lang, rtl, dir) => {
  const { answer } = testContext({ node: nodeExamples.contact.full });
  if (!answer) throw new Error('the example has no answer');
  const content = { status: 200, answer: { ...answer, node: { ...answer.node, rtl } } } as const;
  const locals = { brand: brands[3], lang, origin: 'https://him.example.org' };
  expect(
    makeContext(locals, new URL(`https://him.example.org/${lang}/contact/`), content).dir,
  ).toBe(dir);
});
