import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('all that a text says is in it, also between angle brackets', () => {
  const node = { type: 'text', text: 'Above 3 < GPA and > 2 years' };
  expect(plainText({ root: { children: [node] } })).toBe(node.text);
});
