import type { CollectionSlug, Payload } from 'payload';
import { appendRow, type NewRow } from '../../audit/chain/appendRow.ts';
import { unique } from '../testPayload.ts';
import type { Whose } from './accessTable.ts';

const brandsByOwnership: Readonly<Record<Whose, readonly string[]>> = {
  own: ['HIM'],
  both: ['HIM', 'CAA'],
  other: ['CAA'],
  none: [],
};
const day = '2031-02-03T12:00:00.000Z';
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC';

/** What a document of a collection needs besides its brands. */
const needed: Readonly<Record<string, () => object>> = {
  pages: () => ({
    type: 'lego_page',
    title: unique('Page'),
    alias: `/${unique('access')}/`,
    _status: 'published',
  }),
  'shared-sections': () => ({ title: unique('Section'), _status: 'published' }),
  patterns: () => ({ title: unique('Pattern') }),
  releases: () => ({ title: unique('Release') }),
  campaigns: () => ({
    kind: 'webinar',
    crm_id: unique('c'),
    Name: 'Event',
    StartDate: day,
    EndDate: day,
  }),
  forms: () => ({ key: unique('form'), type: 'contact', title: 'Form', submitLabel: 'Send' }),
  popups: () => ({
    field_heading: 'Pop-up',
    field_delay_time: 1,
    field_display_after_days: 1,
    field_include_urls: ['program'],
  }),
  media: () => ({ alt: 'A pixel' }),
  menus: () => ({ group: 'main' }),
  redirects: () => ({ lang: 'en', path: `/${unique('from')}/`, url: '/programs/', status: '301' }),
  'search-synonyms': () => ({ words: unique('word'), lang: 'en' }),
  'media-topics': () => ({ name: unique('Topic') }),
  glossary: () => ({ name: unique('Name') }),
  'search-queries': () => ({ query: unique('query'), lang: 'en', searches: 1, without_result: 1 }),
  leads: () => ({
    key: unique('key'),
    reference: unique('HIM'),
    fields: { Name: 'Ada' },
    type: 'contact',
    state: 'received',
  }),
  visits: () => ({ date: '2031-02-03', time: unique('time'), seat: 1, key: unique('key') }),
  subscribers: () => ({ list: 'x', email: `${unique('person')}@example.ch` }),
  'newsletter-changes': () => ({
    list: 'x',
    email: `${unique('person')}@example.ch`,
    state: 'refused',
  }),
  mails: () => ({ key: unique('key'), to: 'a@example.ch', subject: 'Mail', state: 'sent' }),
  erasures: () => ({ leads: 1 }),
  audit: () => ({ act: 'read', subject: unique('access') }),
};

const shared = new Set([
  'pages',
  'shared-sections',
  'patterns',
  'releases',
  'campaigns',
  'forms',
  'popups',
  'media',
]);

/** Collections of which every brand has one document. */
export const oneEach: ReadonlySet<string> = new Set(['menus', 'footers', 'brand-settings']);

/**
 * Reads documents that every brand has one of, with all their languages; the answer makes those
 * again that are gone.
 */
export async function saveDocuments(
  payload: Payload,
  collection: CollectionSlug,
  ids: Iterable<number>,
) {
  const docsById = new Map<number, unknown>();
  if (oneEach.has(collection))
    for (const id of ids)
      docsById.set(
        id,
        await payload.db.findOne({ collection, where: { id: { equals: id } }, locale: 'all' }),
      );
  return async (left: ReadonlySet<number>): Promise<void> => {
    for (const [id, doc] of docsById)
      if (!left.has(id))
        await payload.db.create({ collection, data: doc as Record<string, unknown> });
  };
}

/** A new document's data, of these brands. */
export function newDocumentData(collection: string, whose: Whose): Record<string, unknown> {
  const brands = brandsByOwnership[whose];
  const own = shared.has(collection)
    ? { field_domain_access: brands }
    : { [brandFieldName(collection)]: brands[0] };
  return { ...needed[collection]?.(), ...own };
}

/** The field that says whose a document is. */
export const brandFieldName = (collection: string): string =>
  collection === 'visits' ? 'school' : shared.has(collection) ? 'field_domain_access' : 'brand';

export const pictureFile = () => ({
  data: Buffer.from(pixel, 'base64'),
  mimetype: 'image/png',
  name: `${unique('pixel')}.png`,
  size: 76,
});

/** A document of a collection, made anew; of what a brand has one of, that one. */
export async function fixture(
  payload: Payload,
  collection: CollectionSlug,
  whose: Whose,
): Promise<number> {
  const data = newDocumentData(collection, whose);
  const overrideAccess = true;
  if (oneEach.has(collection)) {
    const where = {
      brand: { equals: data['brand'] },
      ...(collection === 'menus' ? { group: { equals: 'main' } } : {}),
    };
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, overrideAccess });
    if (docs[0]) return docs[0].id as number;
  }
  if (collection === 'audit') {
    await appendRow(payload, data as unknown as NewRow, undefined);
    const where = { subject: { equals: data['subject'] } };
    return (await payload.find({ collection, where, depth: 0, overrideAccess })).docs[0]?.id ?? 0;
  }
  const file = collection === 'media' ? { file: pictureFile() } : {};
  const made = await payload.create({
    collection,
    data: data as never,
    locale: 'en',
    depth: 0,
    overrideAccess,
    ...file,
  });
  return made.id as number;
}
