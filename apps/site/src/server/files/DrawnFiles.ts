import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { log } from '../../runtime/log.ts';
import { BusyError, Gate } from '../gate.ts';
import { refuse } from '../http/answer.ts';
import { type Sendable, sendFile } from './sendFile.ts';

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
      if (!(await this.has(name))) await this.#gate.run(() => draw(path));
      await sendFile(request, response, { path, ...answer });
    } catch (error) {
      if (!(error instanceof BusyError)) log.error({ err: error, brand }, `no ${kind} was drawn`);
      if (response.headersSent) response.destroy();
      else refuse(request, response, 503, ['Retry-After', '5']);
    }
  }
}
