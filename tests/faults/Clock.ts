import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../scripts/lib/fail.ts';

/**
 * The clock of a process that runs with `env`, moved by libfaketime while it runs. What measures
 * durations is left alone, as a leaping clock of a machine leaves it.
 */
export class Clock {
  readonly env: Readonly<Record<string, string>>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'clock-'));
  #offsetMs = 0;

  constructor() {
    const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
    if (!library) fail("This needs libfaketime. Install Debian's package faketime.");
    this.env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: join(this.#folder, 'offset'),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    this.move(0);
  }

  /** Lets the clock be off by so many milliseconds. */
  move(offsetMs: number): void {
    this.#offsetMs = Math.round(offsetMs);
    const sign = this.#offsetMs < 0 ? '-' : '+';
    // A file that is half written would be read as no offset.
    writeFileSync(
      join(this.#folder, 'next'),
      `${sign}${(Math.abs(this.#offsetMs) / 1000).toFixed(3)}\n`,
    );
    renameSync(join(this.#folder, 'next'), join(this.#folder, 'offset'));
  }

  /** Does something in this process at the clock's time. */
  during<T>(act: () => T): T {
    const { now } = Date;
    Date.now = () => now() + this.#offsetMs;
    try {
      return act();
    } finally {
      Date.now = now;
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
