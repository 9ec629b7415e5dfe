import { afterAll, beforeAll } from 'vitest';
import { oneAtATime } from '../runtime/oneAtATime.ts';

/**
 * Lets the index of pages follow a file's changes when its tests are done, all at once: for files
 * that save thousands of times and search for nothing.
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
