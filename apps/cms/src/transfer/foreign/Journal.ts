import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { dataDir } from '../../runtime/env.ts';
import { Refusal } from '../Refusal.ts';

/** A document that an import has written. */
export interface Written {
  readonly id: number;
  /** With the id, what the document is known by: ids come again where a database is made anew. */
  readonly createdAt: string;
  /** When the import wrote it; a later one means that a person has changed it since. */
  readonly updatedAt: string;
  /** Hash of what was written. */
  readonly hash: string;
  /** Whether the import has published it. */
  readonly isPublished?: boolean;
}

type Line = { key: string } & ({ begun: string } | { ended: true } | Written);

/**
 * Which document here each one of a foreign site became: lines of JSON below the data folder, one
 * before and one after each write, so that an import that was cut short goes on without doubles.
 */
export class Journal {
  readonly file: string;
  readonly #written = new Map<string, Written>();
  readonly #begun = new Map<string, string>();
  readonly #fd: number;

  /** Throws a Refusal where another import of the same name is running. */
  constructor(name: string) {
    const folder = path.join(dataDir, 'imports');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.file = path.join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.jsonl`);
    this.#lock();
    for (const line of readLines(this.file)) this.#apply(line);
    const lines = [
      ...[...this.#written].map(([key, one]) => ({ key, ...one })),
      ...[...this.#begun].map(([key, begun]) => ({ key, begun })),
    ];
    const next = `${this.file}.next`;
    writeFileSync(next, lines.map(serialize).join(''), { mode: 0o600 });
    renameSync(next, this.file);
    this.#fd = openSync(this.file, 'a');
  }

  get(key: string): Written | undefined {
    return this.#written.get(key);
  }

  /** When a write was begun that has no end; ISO 8601. */
  begun(key: string): string | undefined {
    return this.#begun.get(key);
  }

  /** To be called before a document is created. */
  begin(key: string): void {
    this.#append({ key, begun: new Date().toISOString() });
  }

  done(key: string, written: Written): void {
    this.#append({ key, ...written });
  }

  /** Ends what was begun without a document. */
  end(key: string): void {
    this.#append({ key, ended: true });
  }

  close(): void {
    closeSync(this.#fd);
    rmSync(`${this.file}.lock`, { force: true });
  }

  #append(line: Line): void {
    this.#apply(line);
    writeSync(this.#fd, serialize(line));
  }

  #apply(line: Line): void {
    if ('begun' in line) this.#begun.set(line.key, line.begun);
    else if ('ended' in line) this.#begun.delete(line.key);
    else {
      const { key, ...written } = line;
      this.#written.set(key, written);
      this.#begun.delete(key);
    }
  }

  #lock(): void {
    const lock = `${this.file}.lock`;
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch {
      const owner = Number(readFileSync(lock, 'utf8'));
      // In a container each process has the same number: this one doesn't run twice.
      if (owner !== process.pid && isRunning(owner))
        throw new Refusal('An import of this site is running already; wait for its end.');
      writeFileSync(lock, String(process.pid));
    }
  }
}

const serialize = (line: Line): string => `${JSON.stringify(line)}\n`;

/** Lines of a journal; one that was cut short at the end is left out. */
function readLines(file: string): Line[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
