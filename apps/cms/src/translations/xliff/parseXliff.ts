import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isId } from '../../runtime/http/routeId.ts';
import type { Piece } from './inline.ts';

/** Why a file isn't taken, in one sentence. */
export class XliffFault extends Error {}

export interface ParsedUnit {
  readonly id: string;
  readonly source: readonly (readonly Piece[])[];
  /** A translation of each segment; undefined where one has none. */
  readonly target: readonly (readonly Piece[] | undefined)[];
}
export interface ParsedXliff {
  readonly lang: Lang;
  readonly pages: readonly { readonly id: number; readonly units: readonly ParsedUnit[] }[];
}

/** An element as fast-xml-parser gives it in the order of the document, or a text. */
type Element = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
});

/** Texts of an XLIFF 2 document from English. Throws an XliffFault for anything else. */
export function parseXliff(text: string): ParsedXliff {
  if (/<!DOCTYPE/i.test(text)) throw new XliffFault('has a document type, which XLIFF has not.');
  const valid = XMLValidator.validate(text);
  if (valid !== true)
    throw new XliffFault(`is no well-formed XML: ${valid.err.msg} (line ${valid.err.line})`);
  const root = (parser.parse(text) as Element[]).find(
    (element) => elementName(element) === 'xliff',
  );
  if (!root || !/^2\.\d$/.test(attribute(root, 'version') ?? ''))
    throw new XliffFault('is no XLIFF 2 document.');
  const lang = attribute(root, 'trgLang') ?? '';
  if (attribute(root, 'srcLang') !== defaultLang || !isLang(lang) || lang === defaultLang)
    throw new XliffFault(`is not from English into a language of the sites (trgLang="${lang}").`);
  return { lang, pages: childElements(root, 'file').map(parseFile) };
}

function parseFile(file: Element): ParsedXliff['pages'][number] {
  const id = /^page-([1-9]\d*)$/.exec(attribute(file, 'id') ?? '')?.[1];
  if (!id || !isId(id))
    throw new XliffFault(`names no page of ours: <file id="${attribute(file, 'id')}">.`);
  return { id: Number(id), units: unitsIn(file) };
}

/** Units of a file, also those that a tool has put into groups. */
const unitsIn = (element: Element): ParsedUnit[] => [
  ...childElements(element, 'unit').map(parseUnit),
  ...childElements(element, 'group').flatMap(unitsIn),
];

function parseUnit(unit: Element): ParsedUnit {
  const segments = childElements(unit, 'segment');
  const part = (segment: Element, name: string) => {
    const [element] = childElements(segment, name);
    return element && pieces(element);
  };
  return {
    id: attribute(unit, 'id') ?? '',
    source: segments.map((segment) => part(segment, 'source') ?? []),
    target: segments.map((segment) => part(segment, 'target')),
  };
}

function pieces(element: Element): Piece[] {
  return elementContent(element).flatMap((child): Piece[] => {
    const name = elementName(child);
    if (name === '#text') return [String(child['#text'])];
    // Annotations of tools go; what they are around stays.
    if (name !== 'pc' && name !== 'ph') return pieces(child);
    const [id, type] = [attribute(child, 'id') ?? '', attribute(child, 'type') ?? 'other'];
    return [{ name, id, type, children: pieces(child) }];
  });
}

const elementName = (element: Element): string =>
  Object.keys(element).find((key) => key !== ':@') ?? '';
const elementContent = (element: Element): Element[] => {
  const content = element[elementName(element)];
  return Array.isArray(content) ? content : [];
};
const childElements = (element: Element, name: string): Element[] =>
  elementContent(element).filter((child) => elementName(child) === name);
const attribute = (element: Element, name: string): string | undefined =>
  (element[':@'] as Record<string, string> | undefined)?.[name];
