/** Something that an editor clicked in a preview. */
export interface Clicked {
  /** Id of the block that it stands in; none for what the page itself says. */
  readonly block?: string | undefined;
  /** What the clicked element says, then those around it. */
  readonly texts: readonly string[];
  /** Which picture of the block it is, from 0. */
  readonly picture?: number | undefined;
}
/** What a form holds, by the paths of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

const blocks = 'field_blocks';
const isPicture = /(?:image|media|poster|logo|photo|file|picture)$/i;
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What a rich text is made of; undefined for any other value. */
const richTextRoot = (value: unknown): unknown =>
  (value as { root?: unknown } | null | undefined)?.root;
const childNodes = (node: unknown): unknown[] => {
  const { children } = (node ?? {}) as { children?: unknown };
  return Array.isArray(children) ? children : [];
};
function leafTexts(node: unknown): string[] {
  const { text } = (node ?? {}) as { text?: unknown };
  return typeof text === 'string' ? [text] : childNodes(node).flatMap(leafTexts);
}

/** The texts of a rich text in their order, each of one format, or a text as its only one. */
export const textRuns = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : leafTexts(richTextRoot(value));

/** The paragraphs of a rich text, or a text as its only one. */
const paragraphTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : childNodes(richTextRoot(value)).map((paragraph) => leafTexts(paragraph).join(''));

/**
 * Where the fields of a block begin, e.g. `field_blocks.2.`; of a block within a shared section,
 * those of the block that names the section, with whose id its own begins.
 */
function findBlockPrefix(values: FormValues, block: string): string | undefined {
  const path = Object.keys(values).find(
    (one) =>
      /^field_blocks\.\d+\.id$/.test(one) &&
      (values[one] === block || block.startsWith(`${String(values[one])}-`)),
  );
  return path?.slice(0, -'id'.length);
}

const within = (values: FormValues, prefix: string | undefined): string[] =>
  Object.keys(values).filter((path) =>
    prefix === undefined ? !path.startsWith(`${blocks}.`) : path.startsWith(prefix),
  );
const picturesIn = (values: FormValues, paths: readonly string[]): string[] =>
  paths.filter((path) => isPicture.test(path) && values[path] && !isText(values[path]));
const isText = (value: unknown): boolean => typeof value === 'string';

/** How well a field's texts fit: 3 the same, 2 contained in the field's, 1 the other way round. */
function fit(value: unknown, text: string): number {
  const fits = paragraphTexts(value).map((paragraph) => {
    const own = plain(paragraph);
    if (own === '') return 0;
    if (own === text) return 3;
    if (own.includes(text)) return 2;
    return own.length > 3 && text.includes(own) ? 1 : 0;
  });
  return Math.max(0, ...fits);
}

/** The path of the field that holds what was clicked; undefined where no field does. */
export function fieldFor(
  values: FormValues,
  { block, texts, picture }: Clicked,
): string | undefined {
  const prefix = block === undefined ? undefined : findBlockPrefix(values, block);
  const paths = within(values, prefix).filter((path) => !/(?:^|\.)(?:id|blockType)$/.test(path));
  if (picture !== undefined) {
    const found = picturesIn(values, paths)[picture];
    if (found) return found;
  }
  for (const text of texts.map(plain).filter(Boolean)) {
    const fits = paths.map((path) => ({ path, score: fit(values[path], text) }));
    const [best] = fits.sort((a, b) => b.score - a.score);
    if (best && best.score > 0) return best.path;
  }
  return prefix === undefined ? undefined : prefix.slice(0, -1);
}

const blockPrefix = (path: string): string | undefined => /^field_blocks\.\d+\./.exec(path)?.[0];

/** Id of the block that a field belongs to; none for a field of the document itself. */
export function findBlockId(values: FormValues, path: string): string | undefined {
  const start = blockPrefix(path);
  const id = start && values[`${start}id`];
  return typeof id === 'string' ? id : undefined;
}

/** What of the preview belongs to a field: the reverse of `fieldFor`. */
export function shownAt(values: FormValues, path: string): Clicked | undefined {
  const texts = paragraphTexts(values[path]).filter((text) => text.trim() !== '');
  const block = findBlockId(values, path);
  const at = picturesIn(values, within(values, blockPrefix(path))).indexOf(path);
  const picture = at < 0 ? undefined : at;
  return block || texts.length > 0 || picture !== undefined ? { block, texts, picture } : undefined;
}
