import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { FlattenedField, Payload, PayloadRequest } from 'payload';
import { withDocument } from '../../runtime/database/withDocument.ts';
import type { PeopleBlock, SharedSection } from '../../runtime/payload-types.ts';
import { Refusal } from '../Refusal.ts';
import { fieldColumns, fieldsNamed } from './fieldsNamed.ts';
import { lineTexts, spokenIn, type Texts } from './lineTexts.ts';
import { refuseDrafts } from './refuseDrafts.ts';
import { requireBrands } from './requireBrands.ts';
import type { LineOutcome, Table } from './Table.ts';

type Person = PeopleBlock['field_items'][number];

function fieldsIn(payload: Payload): FlattenedField[] {
  const { flattenedFields } = payload.collections['shared-sections'].config;
  const blocks = flattenedFields.find(({ name }) => name === 'field_blocks');
  const people =
    blocks?.type === 'blocks' ? blocks.blocks.find(({ slug }) => slug === 'people') : undefined;
  const items = people?.flattenedFields.find(({ name }) => name === 'field_items');
  if (items?.type !== 'array') throw new Error('Sections have no block of people');
  return fieldsNamed(items.flattenedFields, ['name', 'role', 'field_text']);
}

/**
 * People of a shared section (ADR 43), which pages then show as a block: a line whose section has a
 * person of this English name changes it, any other one is added at the end. Portraits are chosen
 * in the admin.
 */
export const peopleTable: Table = {
  columns(payload) {
    const { required, optional, translated } = fieldColumns(fieldsIn(payload), ['name']);
    return {
      required: ['brand', 'section', ...required],
      optional,
      ...(translated && { translated }),
    };
  },
  async write(payload, line, { publish }) {
    const brands = requireBrands(line['brand']);
    const { section: title, name } = line;
    if (!title || !name) throw new Refusal('it has no section or no name.');
    const texts = lineTexts(fieldsIn(payload), line);
    const found = await findSection(payload, title, brands);
    if (publish && found) await refuseDrafts(payload, 'shared-sections', found.id);
    const id = found?.id ?? (await createSection(payload, title, brands));
    const outcome = await withDocument(payload, 'shared-sections', id, (inside) =>
      new Section(payload, id, inside).write(texts, name),
    );
    const publishes = publish && (outcome !== 'same' || found?._status !== 'published');
    if (publishes) await new Section(payload, id).publish(texts);
    return outcome === 'same' && publishes ? 'changed' : outcome;
  },
};

async function findSection(
  payload: Payload,
  title: string,
  brands: readonly string[],
): Promise<SharedSection | undefined> {
  const { docs } = await payload.find({
    collection: 'shared-sections',
    where: { title: { equals: title }, field_domain_access: { in: brands } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0];
}

async function createSection(payload: Payload, title: string, brands: string[]): Promise<number> {
  const data = { title, field_domain_access: brands, _status: 'draft' } as const;
  const { id } = await payload.create({
    collection: 'shared-sections',
    locale: defaultLang,
    draft: true,
    data: data as never,
    depth: 0,
    overrideAccess: true,
  });
  return id;
}

/** One shared section in one language after the other. */
class Section {
  readonly #payload: Payload;
  readonly #id: number;
  readonly #inside: Partial<PayloadRequest>;

  /** Calls are in the transaction of the request, if there is one. */
  constructor(payload: Payload, id: number, inside: Partial<PayloadRequest> = {}) {
    this.#payload = payload;
    this.#id = id;
    this.#inside = inside;
  }

  /** Anew for each call, which writes into its request. */
  get #own() {
    return {
      collection: 'shared-sections',
      id: this.#id,
      depth: 0,
      overrideAccess: true,
      req: { ...this.#inside },
    } as const;
  }

  read(locale: Lang): Promise<SharedSection> {
    return this.#payload.findByID({
      ...this.#own,
      locale,
      fallbackLocale: false,
      draft: true,
    });
  }

  /** Adds the person of this English name, or changes who has it. */
  async write(texts: Texts, name: string): Promise<LineOutcome> {
    const present = firstPeopleBlock(await this.read(defaultLang)).field_items;
    const found = present.findIndex((person) => person.name === name);
    const place = found < 0 ? present.length : found;
    let isChanged = false;
    for (const locale of spokenIn(texts)) {
      const section = await this.read(locale);
      const people = firstPeopleBlock(section);
      const items = [...people.field_items];
      const before = items[place];
      const after = { ...before, ...texts[locale] } as Person;
      if (before && isSame(before, after)) continue;
      items[place] = after;
      const blocks = section.field_blocks ?? [];
      const field_blocks = blocks.includes(people)
        ? blocks.map((block) => (block === people ? { ...people, field_items: items } : block))
        : [...blocks, { ...people, field_items: items }];
      const data = { field_blocks, _status: 'draft' } as const;
      await this.#payload.update({ ...this.#own, locale, draft: true, data });
      isChanged = true;
    }
    if (found < 0) return 'created';
    return isChanged ? 'changed' : 'same';
  }

  async publish(texts: Texts): Promise<void> {
    for (const locale of spokenIn(texts))
      await this.#payload.update({ ...this.#own, locale, data: { _status: 'published' } });
  }
}

/** The first block of people, or an empty one. */
const firstPeopleBlock = ({ field_blocks }: SharedSection): PeopleBlock =>
  field_blocks?.find((block) => block.blockType === 'people') ?? {
    blockType: 'people',
    field_items: [],
  };

const isSame = (before: Person, after: Person): boolean =>
  Object.entries(after).every(([name, value]) => before[name as keyof Person] === value);
