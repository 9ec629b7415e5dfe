import { log } from './log.ts';

/**
 * Does housekeeping that is repeated anyway: a failure, such as a full disk, is a line in the log.
 * Called from a timer or at the start, where an error would end the process.
 */
export function housekeep(name: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    log.error({ err: error }, `${name} failed; it is tried again later`);
  }
}
