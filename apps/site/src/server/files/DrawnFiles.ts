import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { refuse } from '../../runtime/http/answer.ts';
import { joinRunning } from '../../runtime/joinRunning.ts';
import { log } from '../../runtime/log.ts';
import { BusyError, Gate } from '../gate.ts';
import { type Sendable, sendFile } from './sendFile.ts';
import { touchFiles } from './touchFiles.ts';

interface DrawnFile extends Omit<Sendable, 'path'> {
  /** Says all that the picture is made of, so that another one has another name. */
  readonly name: string;
  /** What a line of the log calls it. */
  readonly kind: string;
  readonly brand: string;
  readonly draw: (path: string) => Promise<void>;
}

/** Pictures that are drawn once, one after the other, and kept in a folder. */
export class DrawnFiles {
  readonly #folder: string;
  readonly #gate = new Gate(1, 100);
  readonly #running = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** True for a picture that is drawn already. */
  has(name: string): Promise<boolean> {
    return stat(join(this.#folder, name)).then(
      () => true,
      () => false,
    );
  }

  /** 503 where it can't be drawn now. */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { name, kind, brand, draw, ...answer }: DrawnFile,
  ): Promise<void> {
    const path = join(this.#folder, name);
    try {
      await this.#drawOnce(name, path, draw);
    } catch (error) {
      if (!(error instanceof BusyError)) log.error({ err: error, brand }, `no ${kind} was drawn`);
      return refuse(request, response, 503, ['Retry-After', '5']);
    }
    await sendFile(request, response, { path, ...answer });
  }

  /** Requests for one new picture share its drawing, and one place in the queue. */
  async #drawOnce(name: string, path: string, draw: DrawnFile['draw']): Promise<void> {
    const found = await stat(path).catch(() => undefined);
    if (found) return touchFiles(found.mtimeMs, path);
    await joinRunning(this.#running, name, () =>
      this.#gate.run(async () => {
        if (!(await this.has(name))) await draw(path);
      }),
    );
  }
}
