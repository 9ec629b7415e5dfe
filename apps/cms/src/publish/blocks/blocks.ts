import type { BlockOf, BlockType } from '@concierge/contract/block';
import type { Page, SharedSection } from '../../runtime/payload-types.ts';
import { publishEvents } from '../events.ts';
import { publishForm } from '../form.ts';
import { publishCampuses, publishNews, publishPrograms } from '../lists/lists.ts';
import { publishImage } from '../parts/image.ts';
import { day } from '../parts/lines.ts';
import { publishBlockLink, publishLink, publishLinks } from '../parts/link.ts';
import { publishRichText } from '../parts/richText.ts';
import { type Publishing, present } from '../publishing.ts';
import { publishDownload, siteBrands } from './blockParts.ts';
import { withEventDates } from './eventDates.ts';
import { publishMediaItem } from './mediaItem.ts';

export type StoredBlock = NonNullable<Page['field_blocks']>[number];
/** A block that says something itself. */
export type ContentBlock = NonNullable<SharedSection['field_blocks']>[number];
type StoredOf<T extends BlockType> = Extract<StoredBlock, { blockType: T }>;
type Heading =
  | 'type'
  | 'id'
  | 'lang'
  | 'field_pretitle'
  | 'field_title'
  | 'field_anchor'
  | 'field_tone';
/** A block's own fields; a part that is missing makes the whole block be left out. */
type Own<T extends BlockType> = {
  [K in Exclude<keyof BlockOf<T>, Heading>]: BlockOf<T>[K] | undefined;
};

const list = <T>(entries: T[] | null | undefined): T[] => entries ?? [];
const images = <T extends { image?: Parameters<typeof publishImage>[1] }, R>(
  p: Publishing,
  items: T[],
  map: (item: T, image: Awaited<ReturnType<typeof publishImage>>) => R,
) => Promise.all(items.map(async (item) => map(item, await publishImage(p, item.image))));

type Publisher<T extends BlockType> = (p: Publishing, block: StoredOf<T>) => Promise<Own<T>>;
type Plain = string | number | boolean | null | undefined;
/** A stored text, number, choice or list of rows of these, as `compact` leaves it; nothing else. */
type Compacted<V> = V extends Plain
  ? Exclude<V, null>
  : V extends readonly (infer Row)[]
    ? { [K in keyof Row]: Row[K] extends Plain ? Exclude<Row[K], null> : unknown }[]
    : unknown;
/** Blocks whose own fields are stored as the contract has them. */
type StoredAsPublished = {
  [T in BlockType]: { [K in keyof StoredOf<T>]-?: Compacted<StoredOf<T>[K]> } extends Own<T>
    ? T
    : never;
}[BlockType];

/**
 * How the own fields of a block type are published; what all blocks share is added by
 * `publishBlock`. A type whose fields are stored as the contract has them needs no line.
 */
export const blockPublishers: {
  [T in Exclude<BlockType, StoredAsPublished>]: Publisher<T>;
} = {
  hero: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    field_media: await publishMediaItem(p, b.field_media),
    field_links: publishLinks(b.field_links),
    field_variant: b.field_variant ?? 'poster',
  }),
  rich_text: async (p, b) => ({ field_text: await publishRichText(p, b.field_text) }),
  text_media: async (p, b) => ({
    field_text: await publishRichText(p, b.field_text),
    field_media: await publishMediaItem(p, b.field_media),
    field_links: publishLinks(b.field_links),
    field_side: b.field_side ?? 'end',
  }),
  media: async (p, b) => ({ field_media: await publishMediaItem(p, b.field_media) }),
  gallery: async (p, b) => ({
    field_items: await present(list(b.field_items).map((item) => publishMediaItem(p, item))),
    perPage: b.perPage ?? 2,
  }),
  cards: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    field_items: await images(p, list(b.field_items), (item, image) => ({
      field_title: item.field_title,
      field_text: item.field_text ?? undefined,
      image,
      link: publishBlockLink(item.link),
    })),
    field_variant: b.field_variant ?? 'grid',
  }),
  accordion: async (p, b) => ({
    field_items: await present(
      list(b.field_items).map(async (item) => {
        const text = await publishRichText(p, item.field_text);
        return text && { field_title: item.field_title, field_text: text };
      }),
    ),
    is_faq: b.is_faq ?? false,
  }),
  quote: async (p, b) => ({
    field_text: b.field_text,
    field_author: b.field_author ?? undefined,
    field_role: b.field_role ?? undefined,
    image: await publishImage(p, b.image),
  }),
  cta: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    field_links: publishLinks(b.field_links),
    image: await publishImage(p, b.image),
  }),
  program_list: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    items: await publishPrograms(p, b.query ?? {}),
    field_link: publishBlockLink(b.field_link),
    field_variant: b.field_variant ?? 'cards',
  }),
  news_list: async (p, b) => ({
    items: await publishNews(p, {
      ...b.query,
      limit: b.query?.limit ?? (b.field_variant === 'archive' ? 100 : 3),
    }),
    field_link: publishBlockLink(b.field_link),
    field_variant: b.field_variant ?? 'lead',
  }),
  campus_list: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    items: await publishCampuses(p, b.query ?? {}),
  }),
  event_list: async (p, b) => ({
    items: withEventDates(
      await publishEvents(p, {
        kinds: list(b.query?.kind),
        brands: siteBrands(p, b.query?.schools),
        limit: b.query?.limit ?? 12,
      }),
      b.date_type,
    ),
    field_link: publishBlockLink(b.field_link),
  }),
  school_cards: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    field_items: await present(
      list(b.field_items).map(async (item) => {
        const link = publishLink({ ...item.link, title: item.link.title || item.title });
        return (
          link && {
            school: item.school,
            title: item.title,
            field_text: item.field_text ?? undefined,
            place: item.place ?? undefined,
            image: await publishImage(p, item.image),
            link,
          }
        );
      }),
    ),
  }),
  logos: async (p, b) => ({
    field_items: await Promise.all(
      list(b.field_items).map(async (item) => ({
        title: item.title,
        image: await publishImage(p, item.image, 'logo'),
        url: item.url ?? undefined,
      })),
    ),
  }),
  tabs: async (p, b) => ({
    field_items: await present(
      list(b.field_items).map(async (item) => {
        const text = await publishRichText(p, item.field_text);
        return (
          text && {
            field_title: item.field_title,
            field_text: text,
            image: await publishImage(p, item.image),
          }
        );
      }),
    ),
  }),
  webform: async (p, b) => ({
    field_text: await publishRichText(p, b.field_text),
    form: await publishForm(p, b.form),
  }),
  people: async (p, b) => ({
    field_items: await images(p, list(b.field_items), (item, image) => ({
      name: item.name,
      role: item.role ?? undefined,
      field_text: item.field_text ?? undefined,
      image,
    })),
  }),
  downloads: async (p, b) => ({
    field_items: await present(list(b.field_items).map((item) => publishDownload(p, item))),
  }),
  video: async (p, b) => ({
    field_text: b.field_text ?? undefined,
    field_media: await publishMediaItem(p, b.field_media),
    upload_date: b.upload_date ? day(b.upload_date) : undefined,
    duration_seconds: b.duration_seconds ?? undefined,
  }),
};
