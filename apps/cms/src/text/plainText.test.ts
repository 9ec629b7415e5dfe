import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('all that a text says is in it, also between angle brackets', () => {
  const node = { type: 'text', text: 'Above 3 < GPA and > 2 years' };
  expect(plainText({ root: { children: [node] } })).toBe(node.text);
});

test('of every block its sentences are text: no instant, address or code, and no list’s other pages', () => {
  const blocks = Object.values(blockExamples).flatMap((examples): object[] =>
    Object.values(examples),
  );
  const text = blocks.map(plainText).join(' ');
  expect(text).toContain('Seven semesters, two paid internships');
  expect(text).toContain('310 students');
  expect(text).toContain('First frost on the ridge.');
  expect(text.match(/\d{4}-\d{2}-\d{2}\S*|vimeo\S+|(^| )\/\S*|\b(SHMS|en|ar)\b/g)).toBeNull();
  expect(text).not.toMatch(/how to pay for it|Central Asia|Revenue analyst/);
});
