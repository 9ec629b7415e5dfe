import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const leftoverTtlMs = 86_400_000;

/**
 * Removes folders of that prefix that a killed run has left, a day after it; a younger one may be
 * of a run beside this one. They hold personal data.
 */
export function removeLeftovers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (changed < Date.now() - leftoverTtlMs) rmSync(folder, { recursive: true, force: true });
  }
}
