import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Random } from '../../../scripts/fuzz/Random.ts';
import { Disk } from './Disk.ts';
import type { DiskEvent } from './DiskEvent.ts';

export interface Replay {
  readonly events: readonly DiskEvent[];
  /** The folder that was recorded, which is made again for each cut. */
  readonly folder: string;
  /** Files that were there before the recording, by their paths. */
  readonly before?: ReadonlyMap<string, Buffer>;
  /** How many cuts are made, spread over the recording. */
  readonly cuts: number;
  readonly seed: number;
  /** Names what is broken after a cut, of which all that was acknowledged before is handed over. */
  readonly judge: (acknowledged: readonly string[]) => Promise<string[]> | string[];
}

/** Cuts the power at points of a recording; answers a sentence for each broken promise. */
export async function replay(options: Replay): Promise<string[]> {
  const { events, folder, cuts, seed, judge } = options;
  const disk = new Disk();
  for (const [path, bytes] of options.before ?? []) disk.preload(path, Buffer.from(bytes));
  const acknowledged: string[] = [];
  const broken: string[] = [];
  let cut = 0;
  for (const [position, event] of events.entries()) {
    disk.apply(event);
    if (event.kind === 'acknowledge') acknowledged.push(event.text);
    for (; cut < ((position + 1) * cuts) / events.length; cut += 1) {
      restore(folder, disk.cut(new Random(seed, cut)));
      const found = await judge(acknowledged);
      broken.push(...found.map((sentence) => `cut ${cut}, event ${position}: ${sentence}`));
    }
  }
  return broken;
}

/** Writes the files; memory that processes share through a file is rubbish after a cut. */
function restore(folder: string, files: ReadonlyMap<string, Buffer>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('-shm') ? randomBytes(32_768) : bytes);
  }
}
