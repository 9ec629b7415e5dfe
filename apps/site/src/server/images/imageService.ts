import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { rateExceeded } from '../../leads/limits/rates.ts';
import { clientAddress } from '../../routing/clientAddress.ts';
import { refuse } from '../../runtime/http/answer.ts';
import { joinRunning } from '../../runtime/joinRunning.ts';
import { log } from '../../runtime/log.ts';
import { logRequestFailure } from '../answerFailure.ts';
import type { Effort } from '../drawing/encodeImage.ts';
import { type ImageRequest, readImageRequest } from '../drawing/imageRequest.ts';
import { makePicture, UnreadableSourceError } from '../drawing/pictures.ts';
import { isRaster } from '../files/mediaType.ts';
import { fileLifetime, sendFile } from '../files/sendFile.ts';
import type { Source, SourceStore } from '../files/sourceStore.ts';
import { touchFiles } from '../files/touchFiles.ts';
import { BusyError, Gate } from '../gate.ts';

/**
 * `GET /img/…` (routing/imageUrl.ts): pictures in the sizes of spec §9, made once, kept on disk,
 * made better in the background.
 */
export class ImageService {
  readonly #folder: string;
  readonly #sources: SourceStore;
  readonly #gate = new Gate(2, 300);
  readonly #thoroughGate = new Gate(1, 500);
  readonly #running = new Map<string, Promise<void>>();
  /** Pictures that are being made better: nobody should keep the quick one for a year. */
  readonly #improving = new Set<string>();

  constructor(folder: string, sources: SourceStore) {
    this.#folder = folder;
    this.#sources = sources;
  }

  async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = readImageRequest(message.url ?? '');
    if (!request) return refuse(message, response, 404);
    try {
      const ip = clientAddress(message);
      const source = await this.#sources.get({ name: request.file, version: request.version, ip });
      if (!source || !isRaster(source.type)) return refuse(message, response, 404);
      const name = imageName(request, source);
      const path = join(this.#folder, name.slice(0, 2), `${name}.${request.format}`);
      const { mtimeMs } = (await lookUp(path)) ?? (await this.#make(path, request, source, ip));
      const etag = (size: number) => `${name.slice(0, 20)}-${size.toString(36)}`;
      const whole = fileLifetime(source, request.version);
      const lifetime = whole === 'forever' && this.#improving.has(path) ? 'hour' : whole;
      await sendFile(message, response, { path, etag, type: `image/${request.format}`, lifetime });
      await touchFiles(mtimeMs, path);
    } catch (error) {
      const status = failureStatus(error);
      if (status === 502) logRequestFailure(message, response, error);
      if (response.headersSent) return void response.destroy();
      refuse(message, response, status, ['Retry-After', '2']);
    }
  }

  async #make(
    path: string,
    request: ImageRequest,
    source: Source,
    ip: string,
  ): Promise<{ size: number; mtimeMs: number }> {
    if (await rateExceeded('picture', ip))
      throw new BusyError('this address has had too many pictures made');
    await joinRunning(this.#running, path, () =>
      this.#encode(path, request, source, 'quick', this.#gate),
    );
    if (request.format === 'avif') void this.#makeBetter(path, request, source);
    return stat(path);
  }

  async #makeBetter(path: string, request: ImageRequest, source: Source): Promise<void> {
    if (this.#improving.has(path)) return;
    this.#improving.add(path);
    try {
      await this.#encode(path, request, source, 'thorough', this.#thoroughGate);
    } catch (error) {
      if (!(error instanceof BusyError))
        log.warn({ err: error, file: request.file }, 'a picture could not be made better');
    } finally {
      this.#improving.delete(path);
    }
  }

  async #encode(
    path: string,
    request: ImageRequest,
    source: Source,
    effort: Effort,
    gate: Gate,
  ): Promise<void> {
    await gate.run(() =>
      makePicture({ kind: 'image', source: source.path, request, effort }, path),
    );
  }
}

/** A name that changes with the source's bytes and with everything that was asked for. */
function imageName(
  { width, height, quality, format, focal, file }: ImageRequest,
  source: Source,
): string {
  const crop = height === undefined ? '' : `x${height}@${focal?.x},${focal?.y}`;
  return createHash('sha1')
    .update(`${file}|${source.etag}|${width}${crop}|${quality}|${format}`)
    .digest('hex');
}

const lookUp = (path: string) => stat(path).catch(() => undefined);

/** 404 where the source is no picture that can be read: then there is none at this address. */
function failureStatus(error: unknown): 404 | 502 | 503 {
  if (error instanceof BusyError) return 503;
  return error instanceof UnreadableSourceError ? 404 : 502;
}
