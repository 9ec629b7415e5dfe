import { settings } from '../runtime/settings.ts';

/** Milliseconds that running requests may take after the pause before the port closes. */
const endingMs = 10_000;

/**
 * Runs once when the process is told to stop by SIGTERM or SIGINT; whatever hangs is cut off ten
 * seconds after the pause of `DRAIN_MS`, during which requests still come.
 */
export function onStop(stop: () => void): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), settings.drainMs + endingMs).unref();
    stop();
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
}
