import { defaultLang, type Lang, textDirection } from '@concierge/contract/lang';
import type { FlattenedField } from 'payload';
import { type Node, nonEmptyTextBlocks } from '../../text/nonEmptyTextBlocks.ts';
import type { Leaf } from '../../validation/documentLeaves.ts';
import { translatedLeaves } from '../texts.ts';
import { blockPieces, markIds, type Piece, rebuild, signature } from './inline.ts';
import { xmlText } from './xmlText.ts';

type Segments = readonly (readonly Piece[])[];

/** A text of a page, in English and as it is in another language. */
export interface Unit {
  /** The text's place by ids of rows, which stays when rows move; a name as XML takes it. */
  readonly id: string;
  /** The same as `translatedLeaves` has it. */
  readonly key: string;
  /** Its place by row numbers. */
  readonly path: string;
  readonly source: Segments;
  /** Undefined where it isn't translated, or in blocks or marks of its own. */
  readonly target: Segments | undefined;
  /** The field's value for a translation of every segment. */
  valueFor(target: Segments): unknown;
}

/** Every text of a page, read in all languages, that says something in English; addresses don't. */
export const translationUnits = (
  fields: readonly FlattenedField[],
  page: unknown,
  lang: Lang,
): Unit[] => translatedLeaves(fields, page).flatMap((leaf) => toUnit(leaf, lang) ?? []);

function toUnit({ field, key, path, value }: Leaf, lang: Lang): Unit | undefined {
  const texts = (value ?? {}) as Partial<Record<Lang, unknown>>;
  const [english, own] = [texts[defaultLang], texts[lang]];
  const id = key.replaceAll(/[^\w.-]/g, '_');
  if (field.type === 'richText') return richUnit({ id, key, path }, english, own, lang);
  if (typeof english !== 'string' || english.trim() === '') return undefined;
  const target = typeof own === 'string' && own !== '' ? [[xmlText(own)]] : undefined;
  const valueFor = (segments: Segments) => segments.flat().join('');
  return { id, key, path, source: [[xmlText(english)]], target, valueFor };
}

function richUnit(
  place: Pick<Unit, 'id' | 'key' | 'path'>,
  english: unknown,
  own: unknown,
  lang: Lang,
): Unit | undefined {
  const root = richTextRoot(english);
  const blocks = root ? nonEmptyTextBlocks(root) : [];
  if (!root || blocks.length === 0) return undefined;
  const nodes = new Map<string, Node>();
  const source = blocks.map((block) => blockPieces(block, nodes));
  const ownRoot = richTextRoot(own);
  const target = ownRoot && nonEmptyTextBlocks(ownRoot);
  const ownNodes = new Map<string, Node>();
  const targetPieces = target?.map((block) => blockPieces(block, ownNodes));
  const isAligned =
    targetPieces?.length === source.length &&
    targetPieces.every(
      (pieces, index) => String(markIds(pieces)) === String(markIds(source[index] ?? [])),
    ) &&
    [...nodes].every(([id, { type }]) => ownNodes.get(id)?.type === type);
  // Where the translation has the same marks, its own links and formats stay.
  const base =
    isAligned && ownRoot && target
      ? { root: ownRoot, blocks: target, nodes: ownNodes }
      : { root, blocks, nodes };
  const valueFor = (segments: Segments) => {
    const byBlock = new Map(base.blocks.map((block, index) => [block, segments[index] ?? []]));
    return { root: rebuild(base.root, byBlock, base.nodes, textDirection(lang)) };
  };
  return { ...place, source, target: isAligned ? targetPieces : undefined, valueFor };
}

const richTextRoot = (text: unknown): Node | undefined =>
  (text as { root?: Node } | null | undefined)?.root;

/**
 * What is wrong with a translation of a unit, in the words of a report; undefined if nothing is.
 */
export function translationProblem(
  unit: Unit,
  source: Segments,
  target: Segments,
): string | undefined {
  if (signature(source) !== signature(unit.source)) return 'the English has changed since';
  const isWhole = target.every(
    (pieces, index) =>
      String(markIds(pieces).toSorted()) === String(markIds(unit.source[index] ?? []).toSorted()),
  );
  return isWhole ? undefined : 'a mark of the English is missing, or stands there twice';
}
