import type { CodePoints } from './codePoints.ts';
import type { PatternNode } from './parsePattern.ts';

/**
 * A pattern in the language of RE2; every set is spelt as code points, since RE2's own classes
 * differ from JavaScript's.
 */
export function linearSource(node: PatternNode): string {
  if (node.kind === 'set') return characterClass(node.codePoints);
  if (node.kind === 'assert') return node.source;
  if (node.kind === 'sequence') return node.items.map(linearSource).join('');
  if (node.kind === 'either') return `(?:${node.items.map(linearSource).join('|')})`;
  const max = node.max === Number.POSITIVE_INFINITY ? '' : node.max;
  return `(?:${linearSource(node.item)}){${node.min},${max}}`;
}

const characterClass = (codePoints: CodePoints): string =>
  codePoints.length === 0
    ? '[^\\x{0}-\\x{10FFFF}]'
    : `[${codePoints.map(([first, last]) => `${hex(first)}-${hex(last)}`).join('')}]`;

const hex = (codePoint: number): string => `\\x{${codePoint.toString(16)}}`;
