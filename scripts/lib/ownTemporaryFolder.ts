import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and all that it starts, a temporary folder of its own, which ends with it:
 * what tests and benchmarks leave there would fill a disk run by run.
 */
export function ownTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'concierge-'));
  // As open as the one around it: PostgreSQL, nginx and apt work as users of their own.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // What something still writes to stays; the run is none the worse.
    }
  });
}
