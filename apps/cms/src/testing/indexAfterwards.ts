import { afterAll, beforeAll } from 'vitest';
import { oneAtATime } from '../runtime/oneAtATime.ts';

/**
 * Keeps the index of pages from following a file's changes until its tests are done, when its
 * database goes: for files that save thousands of times and search for nothing.
 */
export function indexAfterwards(): void {
  let follow = () => {};
  beforeAll(() => {
    const tested = new Promise<void>((done) => {
      follow = done;
    });
    void oneAtATime('search', () => tested);
  });
  afterAll(() => follow());
}
