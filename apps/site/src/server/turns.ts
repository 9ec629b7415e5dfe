const waiting: (() => void)[] = [];

/**
 * Resolves when it is this task's turn, one task in each round of the event loop: between two long pieces of work, such as renderings, whatever came
 * over the network is answered (docs/speed.md).
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting[0]?.();
  // Only once the task has gone as far as it could.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) next();
  });
}
