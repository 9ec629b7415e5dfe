import type { ChildProcess } from 'node:child_process';

export interface Supervised {
  /** The running process, or during a pause the one that ended last. */
  readonly child: () => ChildProcess;
  /** Ends the supervision; an exit is no longer followed by a restart. */
  release(): void;
}

export interface Backoff {
  /** Pause before the first restart; each further pause is twice as long. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** A process that ran this long resets the pause. */
  readonly resetAfterMs: number;
}

const defaultBackoff: Backoff = { firstPauseMs: 1000, maxPauseMs: 30_000, resetAfterMs: 60_000 };

/**
 * Restarts a server that ends by itself, with exponential back-off, and reports each restart. One
 * that can't be started, as where the machine has no process or file left, is tried again as well:
 * thrown on, that would end the other server too.
 */
export function supervise(
  name: string,
  first: ChildProcess,
  restart: () => ChildProcess,
  report: (sentence: string) => void,
  { firstPauseMs, maxPauseMs, resetAfterMs }: Backoff = defaultBackoff,
): Supervised {
  let child = first;
  let pause = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;
  const restartLater = (event: string, reason: string) => {
    if (isReleased) return;
    report(`The ${name} ${event}; it is started again in ${pause / 1000} s. ${reason}`);
    timer = setTimeout(begin, pause);
    pause = Math.min(pause * 2, maxPauseMs);
  };
  const failed = ({ message }: Error) => restartLater("can't be started", `${message}.`);
  const watch = (begun: number) => {
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      if (Date.now() - begun >= resetAfterMs) pause = firstPauseMs;
      restartLater(`ended by itself (${signal ?? `status ${code}`})`, 'Its last lines say why.');
    };
    const { exitCode, signalCode } = child;
    if (exitCode !== null || signalCode !== null) return ended(exitCode, signalCode);
    child.once('exit', ended);
    // One that runs has a number; its errors, such as a signal that can't be sent, end nothing.
    const { pid } = child;
    child.on('error', (error) => pid === undefined && failed(error));
  };
  const begin = () => {
    try {
      child = restart();
      watch(Date.now());
    } catch (error) {
      failed(error as Error);
    }
  };
  watch(Date.now());
  return {
    child: () => child,
    release: () => {
      isReleased = true;
      clearTimeout(timer);
    },
  };
}
