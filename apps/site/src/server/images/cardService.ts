import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandCodePattern } from '@concierge/contract/brandCode';
import { isLang } from '@concierge/contract/lang';
import { cardSignature, type SocialCard } from '../../content/socialCard.ts';
import { clientAddress } from '../../routing/clientAddress.ts';
import { mediaUrl } from '../../routing/imageUrl.ts';
import { refuse } from '../../runtime/http/answer.ts';
import { makePicture, UnreadableSourceError } from '../drawing/pictures.ts';
import { DrawnFiles } from '../files/DrawnFiles.ts';
import { readFileName, readVersion } from '../files/fileName.ts';
import { isRaster } from '../files/mediaType.ts';
import type { SourceStore } from '../files/sourceStore.ts';

/** A picture on our disk; none on the page, or none that can be had now. */
type CardPicture = { readonly path: string } | 'none' | 'missing';

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
    const signature = cardSignature(card);
    const name = `${signature}.jpg`;
    const picture = () => this.#loadPicture(card.image, clientAddress(request));
    // A card without its picture is better than none, and must not stand for the whole one.
    const isBare = !(await this.#cards.has(name)) && (await picture()) === 'missing';
    await this.#cards.serve(request, response, {
      name: isBare ? `${signature}-bare.jpg` : name,
      kind: 'social card',
      brand: card.brand,
      draw: async (path) => draw(card, isBare ? 'none' : await picture(), path),
      etag: (size) => `${signature}-${size}`,
      type: 'image/jpeg',
      lifetime: isBare ? 'minute' : 'forever',
    });
  }

  async #loadPicture(image: string | undefined, ip: string): Promise<CardPicture> {
    const [path = '', query = ''] = image ? mediaUrl(image).split('?') : [];
    const name = readFileName(path.slice('/media/'.length));
    if (!name) return 'none';
    const source = await this.#sources
      .get({ name, version: readVersion(query), ip })
      .catch(() => undefined);
    if (!source) return 'missing';
    return isRaster(source.type) ? { path: source.path } : 'none';
  }
}

const addressForm = new RegExp(
  `^/og/(${brandCodePattern})/([a-z]{2})/([0-9a-f]{32})\\.jpg\\?(.+)$`,
);

async function draw(card: SocialCard, picture: CardPicture, path: string): Promise<void> {
  if (picture === 'missing') throw new Error(`${card.image} can not be had`);
  const file = picture === 'none' ? undefined : picture.path;
  const make = (file: string | undefined) =>
    makePicture({ kind: 'card', card, picture: file }, path);
  await make(file).catch((error: unknown) => {
    // It stays unreadable, so the card is whole without it.
    if (error instanceof UnreadableSourceError) return make(undefined);
    throw error;
  });
}

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
  return timingSafeEqual(Buffer.from(cardSignature(card)), Buffer.from(signature))
    ? card
    : undefined;
}
