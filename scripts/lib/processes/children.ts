import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Ends a process with this one, unless a signal without a handler ends this one. */
export function endWithThis<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends every process that was started here and waits for them. */
const stopAll = async (): Promise<void> => {
  await Promise.all([...running].map(stop));
};

/** Ends a process and waits for it. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

const statuses = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs work that starts processes; a signal meanwhile, or an error, ends all of them before this
 * process ends.
 */
export async function stopOnFailure<T>(work: () => Promise<T>): Promise<T> {
  const signals = Object.keys(statuses) as (keyof typeof statuses)[];
  const end = (signal: keyof typeof statuses) =>
    void stopAll().finally(() => process.exit(statuses[signal]));
  for (const signal of signals) process.once(signal, end);
  try {
    return await work();
  } catch (error) {
    await stopAll();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
