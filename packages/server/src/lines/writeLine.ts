import { writeSync } from 'node:fs';

/** Levels of a log line, as pino numbers them. */
export const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;

/**
 * Writes one line to stdout at once, in the shape of both servers' logs; for what comes by other
 * ways than a logger.
 */
export function writeLine(
  level: keyof typeof levels,
  fields: Readonly<Record<string, unknown>>,
  msg: string,
): void {
  const line = `${JSON.stringify({ level: levels[level], time: new Date().toISOString(), ...fields, msg })}\n`;
  try {
    writeSync(1, line);
  } catch {
    // The reader of a full or closed pipe misses this line; nothing else may suffer.
  }
}
