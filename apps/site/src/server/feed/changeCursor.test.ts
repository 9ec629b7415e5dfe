import { expect, test } from 'vitest';
import { ChangeCursor } from './changeCursor.ts';

const changes = (...ids: number[]) => ({
  changes: ids.map((id) => ({ id, tags: [`page:${id}`] })),
  last: Math.max(0, ...ids),
});

test('the position follows the ids without holes', () => {
  const cursor = new ChangeCursor(3);
  expect(cursor.take(changes(4, 5))).toEqual(['page:4', 'page:5']);
  expect([cursor.position, cursor.pause]).toEqual([5, 0]);
});

test('a missing id is waited for, and taken when it comes late', () => {
  const cursor = new ChangeCursor(3);
  expect(cursor.take(changes(5), 0)).toEqual(['page:5']);
  expect(cursor.position).toBe(3);
  expect(cursor.pause).toBeGreaterThan(0);
  expect(cursor.take(changes(4, 5), 100)).toEqual(['page:4']);
  expect([cursor.position, cursor.pause]).toEqual([5, 0]);
});

test('an id that never comes is given up after two seconds', () => {
  const cursor = new ChangeCursor(3);
  cursor.take(changes(5), 0);
  expect(cursor.take(changes(5), 2100)).toEqual([]);
  expect([cursor.position, cursor.pause]).toEqual([5, 0]);
});

test('a feed that begins anew makes everything stale; a first start takes the oldest id for granted', () => {
  const cursor = new ChangeCursor(50);
  expect(cursor.take(changes(1, 2))).toContain('*');
  expect(cursor.position).toBe(2);
  const first = new ChangeCursor(undefined);
  first.take(changes(500, 501));
  expect([first.position, first.pause]).toEqual([501, 0]);
});
