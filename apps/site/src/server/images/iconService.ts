import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { faviconSvg } from '@concierge/brands/faviconSvg';
import { refuse } from '../../runtime/http/answer.ts';
import { iconAt } from '../drawing/iconFiles.ts';
import { makePicture } from '../drawing/pictures.ts';
import { DrawnFiles } from '../files/DrawnFiles.ts';

const types = { png: 'image/png', ico: 'image/x-icon', svg: 'image/svg+xml' } as const;

/**
 * `GET /favicon.ico` and its kin (iconFiles.ts): the brand's favicon of today, in pixels or as
 * an SVG (spec §2, favicon per school). Drawn once, kept on disk.
 */
export class IconService {
  readonly #icons: DrawnFiles;

  constructor(folder: string) {
    this.#icons = new DrawnFiles(folder);
  }

  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { code }: BrandDefinition,
  ): Promise<void> {
    const icon = iconAt(request.url ?? '');
    if (!icon) return refuse(request, response, 404);
    const svg = faviconSvg(code, icon.corners);
    const hash = createHash('sha256').update(`${svg} ${icon.size}`).digest('hex').slice(0, 32);
    await this.#icons.serve(request, response, {
      name: `${hash}.${icon.format}`,
      kind: 'icon',
      brand: code,
      draw: (path) => makePicture({ kind: 'icon', svg, icon }, path),
      etag: () => hash,
      type: types[icon.format],
      lifetime: 'hour',
    });
  }
}
