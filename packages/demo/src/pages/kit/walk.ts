import { type Lang, langs } from '@concierge/contract/lang';
import type { L10n, Picture } from '../../types.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a text by language. */
export const isText = (value: unknown): value is L10n =>
  isNode(value) &&
  typeof value['en'] === 'string' &&
  Object.keys(value).every((key) => (langs as readonly string[]).includes(key));

/** True for a picture of the drawing kit. */
export const isPicture = (value: unknown): value is Picture =>
  isNode(value) && typeof value['scene'] === 'string';

/** Every object below a value, itself included, texts as leaves. */
export function* nestedNodes(value: unknown): Generator<object> {
  if (Array.isArray(value)) for (const item of value) yield* nestedNodes(item);
  else if (isNode(value)) {
    yield value;
    if (!isText(value)) for (const part of Object.values(value)) yield* nestedNodes(part);
  }
}

/** Every text by language below a value. */
export const nestedTexts = (value: unknown): L10n[] => [...nestedNodes(value)].filter(isText);

/** Scene of every picture below a value. */
export const nestedScenes = (value: unknown): string[] =>
  [...nestedNodes(value)].filter(isPicture).map(({ scene }) => scene);

/** Every address below a value: `url`, `relative`, and the links of Markdown. */
export function nestedLinks(value: unknown): string[] {
  const found: string[] = [];
  for (const node of nestedNodes(value)) {
    for (const address of [Reflect.get(node, 'url'), Reflect.get(node, 'relative')])
      if (typeof address === 'string') found.push(address);
    if (isText(node))
      for (const text of langs.map((lang) => node[lang] ?? ''))
        for (const [, url = ''] of text.matchAll(/\]\(([^)]+)\)/g)) found.push(url);
  }
  return found;
}

const image = ({ alt }: Picture, lang: Lang) => ({ url: '/x.jpg', alt: alt[lang] ?? alt.en });

const mediaItem = (value: Node, lang: Lang) => ({
  type: { media_type: isPicture(value) ? 'image' : 'video' },
  field_media_image: isPicture(value) ? [image(value, lang)] : [],
  field_media_video_file: isPicture(value) ? [] : [{ url: '/x.mp4' }],
});

/**
 * A seed block in one language in the shape of the contract, with stand-ins for files, so that its
 * schema can be asked.
 */
export function toContractShape(value: unknown, lang: Lang, key = ''): unknown {
  if (isText(value)) return value[lang] ?? value.en;
  if (Array.isArray(value)) return value.map((item) => toContractShape(item, lang, key));
  if (!isNode(value)) return value;
  if (key === 'field_media' || (key === 'field_items' && isPicture(value)))
    return mediaItem(value, lang);
  if (isPicture(value)) return image(value, lang);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, toContractShape(part, lang, name)]),
  );
}
