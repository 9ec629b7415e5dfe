import { blockElement, blocksById } from './blocksOnPage.ts';
import { readPageContent, textNodes } from './readPageContent.ts';

/** The texts of a field of the admin's form: as they were saved last, and as they are now. */
export interface TypedField {
  /** Id of the block that it belongs to; none for a field of the page itself. */
  readonly block?: string | undefined;
  readonly path: string;
  /** One text, or those of a formatted text in their order; as many as in `now`. */
  readonly was: readonly string[];
  readonly now: readonly string[];
}
/** The nodes that show a field's texts, at one place of the page; none for a blank text. */
type Shown = readonly (Text | undefined)[];

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Text nodes that may show a field of a block, or of the page itself; of a new block none. */
function candidates(block: string | undefined): Text[] {
  const blocks = blocksById();
  const isKnown = block === undefined || blocks.size === 0 || blocks.has(block);
  const scope = isKnown ? blockElement(block) : null;
  const sections = block === undefined ? [...blocks.values()] : [];
  return (scope ? textNodes(scope) : []).filter(
    (text) => collapsed(text.data) && !sections.some((section) => section.contains(text)),
  );
}

/** Every place that shows exactly these texts, one after the other. */
function findPlaces({ block, was }: TypedField): Shown[] {
  const texts = was.map(collapsed);
  const wanted = texts.filter(Boolean);
  if (wanted.length === 0) return [];
  const nodes = candidates(block);
  const said = nodes.map(({ data }) => collapsed(data));
  return nodes.flatMap((_, at) => {
    if (!wanted.every((text, index) => said[at + index] === text)) return [];
    const run = nodes.slice(at, at + wanted.length);
    return [texts.map((text) => (text ? run.shift() : undefined))];
  });
}

/**
 * Sets the texts of a page, as it was served, where they stand: `type` those of fields that are
 * being typed into, `update` those that differ in the page as it is served now. `update` is false,
 * and nothing set, where more than texts differs.
 */
export function followTexts(page: Document): {
  type(fields: readonly TypedField[]): void;
  update(next: Document): boolean;
} {
  const { texts, rest } = readPageContent(page);
  let served = texts.map(({ data }) => data);
  const places = new Map<string, Shown[]>();
  const typedInto = new Set<Text>();
  let latest: readonly TypedField[] = [];

  function type(fields: readonly TypedField[]): void {
    latest = fields;
    for (const field of fields) {
      const key = `${field.block} ${field.path}`;
      const shown = places.get(key) ?? findPlaces(field);
      for (const place of shown)
        for (const [index, node] of place.entries()) {
          if (!node) continue;
          node.data = field.now[index] ?? '';
          typedInto.add(node);
        }
      // What is saved is found by its text again; until then an empty text is found by its node.
      const isSaved = field.now.every((text, index) => text === field.was[index]);
      if (isSaved || shown.length === 0) places.delete(key);
      else places.set(key, shown);
    }
  }

  function update(next: Document): boolean {
    const content = readPageContent(next);
    const data = content.texts.map((text) => text.data);
    const toSet = [...texts.entries()].filter(
      ([index, node]) => typedInto.has(node) || served[index] !== data[index],
    );
    if (content.rest !== rest || toSet.some(([, node]) => !node.isConnected)) return false;
    for (const [index, node] of toSet) node.data = data[index] ?? '';
    served = data;
    typedInto.clear();
    type(latest);
    page.title = next.title;
    return true;
  }

  return { type, update };
}
