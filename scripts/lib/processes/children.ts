import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
const preparations = new Set<() => unknown>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

const statuses = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
let isEnding = false;
let isListening = false;

/**
 * At the first signal everything that was started here ends, then this process; others change
 * nothing.
 */
function listenForSignals(): void {
  if (isListening) return;
  isListening = true;
  for (const [signal, status] of Object.entries(statuses)) process.on(signal, () => end(status));
}

/** Whether a signal is about to end this process, and everything that it has started. */
export const isAboutToEnd = (): boolean => isEnding;

async function end(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  try {
    for (const prepare of preparations) await prepare();
    await stopAll();
  } finally {
    process.exit(process.exitCode ?? status);
  }
}

/**
 * Runs work when a signal is about to end this process and its children, such as the end of a
 * server that is no child; what is answered takes it back.
 */
export function beforeEnd(work: () => unknown): () => void {
  listenForSignals();
  preparations.add(work);
  return () => void preparations.delete(work);
}

/** Ends a process with this one, also where a signal ends it. */
export function endWithThis<Child extends ChildProcess>(child: Child): Child {
  listenForSignals();
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

/** Runs work that starts processes; an error ends all of them before it is thrown on. */
export async function stopOnFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await stopAll();
    throw error;
  }
}
