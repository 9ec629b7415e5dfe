import { expect, test } from 'vitest';
import { holdTraversal } from './holdTraversal.ts';

const here = 'https://cms.example/admin/collections/menus/1?locale=en';
const list = 'https://cms.example/admin/collections/menus';

/** A browser's navigation on a document's page; what was gone back to, and what was asked. */
function openDocument() {
  const went: string[] = [];
  const navigation = Object.assign(new EventTarget(), {
    currentEntry: { url: here },
    traverseTo: (key: string) => {
      if (traverse(list)) went.push(key);
    },
  });
  const traverse = (url: string, navigationType = 'traverse', cancelable = true) => {
    const event = new Event('navigate', { cancelable });
    Object.assign(event, { navigationType, destination: { key: 'list', url } });
    return navigation.dispatchEvent(event);
  };
  const requests: (() => void)[] = [];
  const stop = holdTraversal(navigation as unknown as Navigation, (goOn) => requests.push(goOn));
  return { requests, stop, traverse, went };
}

test('Back is held and asked for, and goes where it would have gone once that is accepted', () => {
  const { requests, traverse, went } = openDocument();
  expect(traverse(list)).toBe(false);
  expect(traverse(list)).toBe(false);
  expect(requests).toHaveLength(2);
  expect(went).toEqual([]);
  requests[1]?.();
  expect(went).toEqual(['list']);
  expect(requests).toHaveLength(2);
});

test('links, steps within the page, and what the browser lets nobody hold pass unasked', () => {
  const { requests, stop, traverse } = openDocument();
  expect(traverse(list, 'push')).toBe(true);
  expect(traverse(`${here}#content`)).toBe(true);
  expect(traverse(list, 'traverse', false)).toBe(true);
  expect(traverse(`${list}/1?locale=es`)).toBe(false);
  expect(requests).toHaveLength(1);
  stop();
  expect(traverse(list)).toBe(true);
});
