/**
 * A queue whose tasks get their turn one in each round of the event loop: between two long pieces
 * of work, such as renderings, whatever came over the network is answered (docs/speed.md). A call
 * resolves when it is this task's turn.
 */
export function createFairQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting[0]?.();
    // Only once the task has gone as far as it could.
    setImmediate(() => {
      waiting.shift();
      if (waiting.length > 0) next();
    });
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}

/** The turn of a rendering. */
export const renderSlot = createFairQueue();
