import { appendFile, open, readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { mayHaveDuty, onDuty } from '../runtime/duty/onDuty.ts';
import { auditLog } from '../runtime/env.ts';
import { newestRow, rowsAfter } from './chain/rows.ts';
import { logLine, sealsIn } from './logLine.ts';

/** Milliseconds between two looks at what was appended. */
const pauseMs = 1000;

/** Where lines go, and the number of the last row that it has. */
export interface LogTarget {
  last: number;
  write(lines: string): Promise<void>;
}

/**
 * Writes every committed row as a line of JSON to `AUDIT_LOG`, a file or `stdout`, at most a second
 * later and in order, so that what is cut off the log's end is found by these lines. The
 * process on duty does so; the next one begins with what its own file has not, so that rows may be
 * written twice and none is left out.
 */
export async function startLogStream(payload: Payload): Promise<void> {
  if (!auditLog || !mayHaveDuty()) return;
  const target = auditLog === 'stdout' ? await toStdout(payload) : await toFile(auditLog);
  let isFailing = false;
  const tick = async () => {
    try {
      if (onDuty(payload)) await copyNewRows(payload, target);
      isFailing = false;
    } catch (error) {
      if (!isFailing) payload.logger.error({ err: error, msg: 'AUDIT_LOG could not be written' });
      isFailing = true;
    }
    setTimeout(tick, pauseMs).unref();
  };
  await tick();
}

/** Copies rows that the target has not; answers how many. */
export async function copyNewRows(payload: Payload, target: LogTarget): Promise<number> {
  let copied = 0;
  for (;;) {
    const rows = await rowsAfter(payload, target.last);
    const last = rows.at(-1)?.sequence;
    if (last === undefined) return copied;
    await target.write(rows.map(logLine).join(''));
    target.last = last;
    copied += rows.length;
  }
}

/** From here on: what a collector of stdout has already can't be known. */
async function toStdout(payload: Payload): Promise<LogTarget> {
  return {
    last: (await newestRow(payload))?.sequence ?? 0,
    write: async (lines) => void process.stdout.write(lines),
  };
}

/**
 * A file that only this user reads, from the row after its last; a line that was cut short is
 * ended.
 */
export async function toFile(path: string): Promise<LogTarget> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  if (text !== '' && !text.endsWith('\n')) await appendFile(path, '\n');
  return {
    last: Math.max(0, ...sealsIn(text).keys()),
    write: async (lines) => {
      const file = await open(path, 'a', 0o600);
      try {
        await file.appendFile(lines);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}
