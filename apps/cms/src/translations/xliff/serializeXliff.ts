import { defaultLang, type Lang } from '@concierge/contract/lang';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import { type GlossaryName, namesIn } from '../glossary/missingNames.ts';
import type { Sources } from '../progress.ts';
import { type Piece, textIn } from './inline.ts';
import type { Unit } from './units.ts';
import { xmlText } from './xmlText.ts';

/** The core namespace, which XLIFF 2.1 has in common with 2.0. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

export interface XliffPage {
  readonly id: number;
  /** For people: brands and address. */
  readonly name: string;
  /** The texts whose English has changed since they were translated, with what it said then. */
  readonly behind: Sources;
  /** The glossary of the page's brands. */
  readonly names: readonly GlossaryName[];
  readonly units: readonly Unit[];
}

/** One page as an XLIFF 2.1 document from English into a language. */
export function serializeXliff({ id, name, behind, names, units }: XliffPage, lang: Lang): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${defaultLang}" trgLang="${lang}">`,
    `  <file id="page-${id}" original="${escapeMarkup(name)}">`,
    ...units.flatMap((unit) => {
      const was = behind[unit.key];
      return serializeUnit(unit, was !== undefined, [
        ...(was ? [note('was', was)] : []),
        ...namesIn(plain(unit), names, lang).map(({ name, as }) =>
          note('glossary', name === as ? name : `${name} = ${as}`),
        ),
      ]);
    }),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

function serializeUnit(
  { id, source, target }: Unit,
  isBehind: boolean,
  remarks: readonly string[],
): string[] {
  const state = target && !isBehind ? 'translated' : 'initial';
  const segments = source.map((pieces, index) => {
    const own = target?.[index];
    const translation = own ? `<target>${serialize(own)}</target>` : '';
    return `      <segment id="s${index + 1}" state="${state}"><source>${serialize(pieces)}</source>${translation}</segment>`;
  });
  return [
    `    <unit id="${escapeMarkup(id)}" canResegment="no" xml:space="preserve">`,
    ...(remarks.length > 0 ? [`      <notes>${remarks.join('')}</notes>`] : []),
    ...segments,
    '    </unit>',
  ];
}

/** What a translator's tool shows beside a text. */
const note = (category: string, text: string): string =>
  `<note category="${category}">${escapeMarkup(xmlText(text))}</note>`;

const plain = ({ source }: Unit): string => source.map(textIn).join('\n');

const serialize = (pieces: readonly Piece[]): string => pieces.map(serializePiece).join('');

function serializePiece(piece: Piece): string {
  if (typeof piece === 'string') return escapeMarkup(piece);
  const { name, id, type, subType, children } = piece;
  const kind = type === 'other' ? '' : ` type="${type}"${subType ? ` subType="${subType}"` : ''}`;
  const open = `<${name} id="${id}"${kind}`;
  return name === 'ph' ? `${open}/>` : `${open}>${serialize(children)}</pc>`;
}
