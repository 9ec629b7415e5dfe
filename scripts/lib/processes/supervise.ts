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

/** Restarts a server that ends by itself, with exponential back-off, and reports each restart. */
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
  const watch = (begun: number) => {
    const restartLater = (code: number | null, signal: NodeJS.Signals | null) => {
      if (isReleased) return;
      if (Date.now() - begun >= resetAfterMs) pause = firstPauseMs;
      const cause = signal ?? `status ${code}`;
      report(
        `The ${name} ended by itself (${cause}); it is started again in ${pause / 1000} s. ` +
          'Its last lines say why.',
      );
      timer = setTimeout(() => {
        child = restart();
        watch(Date.now());
      }, pause);
      pause = Math.min(pause * 2, maxPauseMs);
    };
    const { exitCode, signalCode } = child;
    if (exitCode === null && signalCode === null) child.once('exit', restartLater);
    else restartLater(exitCode, signalCode);
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
