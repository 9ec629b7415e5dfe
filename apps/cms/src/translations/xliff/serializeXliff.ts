import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { Piece } from './inline.ts';
import type { Unit } from './units.ts';

/** The core namespace, which XLIFF 2.1 has in common with 2.0. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

export interface XliffPage {
  readonly id: number;
  /** For people: brands and address. */
  readonly name: string;
  /** Whether the English has changed since the language was translated. */
  readonly isOutdated: boolean;
  readonly units: readonly Unit[];
}

/** One page as an XLIFF 2.1 document from English into a language. */
export function serializeXliff({ id, name, isOutdated, units }: XliffPage, lang: Lang): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${defaultLang}" trgLang="${lang}">`,
    `  <file id="page-${id}" original="${escapeXml(name)}">`,
    ...units.flatMap((unit) => serializeUnit(unit, isOutdated)),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

function serializeUnit({ id, source, target }: Unit, isOutdated: boolean): string[] {
  const state = target && !isOutdated ? 'translated' : 'initial';
  const segments = source.map((pieces, index) => {
    const own = target?.[index];
    const translation = own ? `<target>${serialize(own)}</target>` : '';
    return `      <segment id="s${index + 1}" state="${state}"><source>${serialize(pieces)}</source>${translation}</segment>`;
  });
  return [
    `    <unit id="${escapeXml(id)}" canResegment="no" xml:space="preserve">`,
    ...segments,
    '    </unit>',
  ];
}

const serialize = (pieces: readonly Piece[]): string => pieces.map(serializePiece).join('');

function serializePiece(piece: Piece): string {
  if (typeof piece === 'string') return escapeXml(piece);
  const { name, id, type, subType, children } = piece;
  const kind = type === 'other' ? '' : ` type="${type}"${subType ? ` subType="${subType}"` : ''}`;
  const open = `<${name} id="${id}"${kind}`;
  return name === 'ph' ? `${open}/>` : `${open}>${serialize(children)}</pc>`;
}

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
