import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandCodePattern } from '@concierge/contract/brandCode';
import { isLang } from '@concierge/contract/lang';
import { type SocialCard, signatureOf } from '../../content/socialCard.ts';
import { clientAddress } from '../../routing/clientAddress.ts';
import { mediaUrl } from '../../routing/imageUrl.ts';
import { DrawnFiles } from '../files/DrawnFiles.ts';
import { readFileName, readVersion } from '../files/fileName.ts';
import { isRaster } from '../files/mediaType.ts';
import type { SourceStore } from '../files/sourceStore.ts';
import { refuse } from '../http/answer.ts';
import { makePicture } from '../images/pictures.ts';

/** `GET /og/{brand}/{lang}/{hash}.jpg` (content/socialCard.ts): drawn once, kept on disk. */
export class CardService {
  readonly #cards: DrawnFiles;
  readonly #sources: SourceStore;

  constructor(folder: string, sources: SourceStore) {
    this.#cards = new DrawnFiles(folder);
    this.#sources = sources;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const card = readCard(request.url ?? '');
    if (!card) return refuse(request, response, 404);
    const signature = signatureOf(card);
    await this.#cards.serve(request, response, {
      name: `${signature}.jpg`,
      kind: 'social card',
      brand: card.brand,
      draw: (path) => this.#draw(card, path, clientAddress(request)),
      etag: (size) => `${signature}-${size}`,
      type: 'image/jpeg',
      lifetime: 'forever',
    });
  }

  async #draw(card: SocialCard, path: string, ip: string): Promise<void> {
    await makePicture({ kind: 'card', card, picture: await this.#pictureOf(card.image, ip) }, path);
  }

  /**
   * The page's picture on our disk; none where it can't be had, for a card without it is better
   * than none.
   */
  async #pictureOf(image: string | undefined, ip: string): Promise<string | undefined> {
    const [path = '', query = ''] = image ? mediaUrl(image).split('?') : [];
    const name = readFileName(path.slice('/media/'.length));
    if (!name) return undefined;
    const source = await this.#sources
      .get({ name, version: readVersion(query), ip })
      .catch(() => undefined);
    return source && isRaster(source.type) ? source.path : undefined;
  }
}

const addressForm = new RegExp(
  `^/og/(${brandCodePattern})/([a-z]{2})/([0-9a-f]{32})\\.jpg\\?(.+)$`,
);

function readCard(address: string): SocialCard | undefined {
  const [, brand = '', lang = '', signature = '', query = ''] = addressForm.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  if (!isLang(lang)) return undefined;
  const card = {
    brand,
    lang,
    title: parameters.get('t') ?? '',
    image: parameters.get('i') ?? undefined,
  };
  return timingSafeEqual(Buffer.from(signatureOf(card)), Buffer.from(signature)) ? card : undefined;
}
