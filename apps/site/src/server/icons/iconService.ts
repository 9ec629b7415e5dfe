import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BrandDefinition } from '@concierge/brands/brands';
import { faviconOf } from '@concierge/brands/faviconOf';
import { log } from '../../runtime/log.ts';
import { sendFile } from '../files/sendFile.ts';
import { BusyError, Gate } from '../gate.ts';
import { refuse } from '../http/answer.ts';
import { makePicture } from '../images/pictures.ts';
import { iconAt } from './iconFiles.ts';

const types = { png: 'image/png', ico: 'image/x-icon' } as const;

/**
 * `GET /favicon.ico` and its kin (iconFiles.ts): the brand's favicon in pixels, in its colours of
 * today (spec §2, favicon per school). Drawn once, kept on disk.
 */
export class IconService {
  readonly #folder: string;
  readonly #gate = new Gate(1, 100);

  constructor(folder: string) {
    this.#folder = folder;
  }

  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { code }: BrandDefinition,
  ): Promise<void> {
    const icon = iconAt(request.url ?? '');
    if (!icon) return refuse(request, response, 404);
    const svg = faviconOf(code, icon.corners);
    const hash = createHash('sha256').update(`${svg} ${icon.size}`).digest('hex').slice(0, 32);
    const path = join(this.#folder, `${hash}.${icon.format}`);
    try {
      if (!(await stat(path).catch(() => undefined)))
        await this.#gate.run(() => makePicture({ kind: 'icon', svg, icon }, path));
      const type = types[icon.format];
      await sendFile(request, response, { path, etag: () => hash, type, lifetime: 'hour' });
    } catch (error) {
      if (!(error instanceof BusyError))
        log.error({ err: error, brand: code }, 'an icon could not be drawn');
      if (response.headersSent) response.destroy();
      else refuse(request, response, 503, ['Retry-After', '5']);
    }
  }
}
