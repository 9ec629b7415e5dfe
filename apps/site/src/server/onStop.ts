/** Milliseconds after which a process that was told to stop ends even with requests running. */
const drainTimeoutMs = 10_000;

/**
 * Runs once when the process is told to stop by SIGTERM or SIGINT; whatever hangs is cut off after
 * ten seconds.
 */
export function onStop(stop: () => void): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainTimeoutMs).unref();
    stop();
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
}
