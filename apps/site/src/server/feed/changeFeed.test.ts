import { expect, test, vi } from 'vitest';
import { ChangeFeed } from './changeFeed.ts';

test('a first purge that fails is made again, before the feed is followed', async () => {
  const onChanges = vi.fn();
  onChanges.mockImplementationOnce(() => {
    throw new Error('database or disk is full');
  });
  const ask = vi.fn(async () => {
    feed.stop();
    return { changes: [], last: 0 };
  });
  const feed: ChangeFeed = new ChangeFeed({ position: undefined, ask, onChanges });
  await feed.follow();
  expect(onChanges.mock.calls).toEqual([
    [['*'], 0],
    [['*'], 0],
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
});
