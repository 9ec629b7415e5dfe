import { type AST, RegExpParser } from '@eslint-community/regexpp';
import {
  type CodePoints,
  codePointsOfProperty,
  complement,
  digits,
  lineEnds,
  spaces,
  unite,
  wordCharacters,
} from './codePoints.ts';
import { UnsafePattern } from './UnsafePattern.ts';

/** The parts of a pattern that a linear engine and the proof of its running time know. */
export type PatternNode =
  | { readonly kind: 'set'; readonly codePoints: CodePoints }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly items: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly item: PatternNode;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'assert'; readonly source: '\\A' | '\\z' | '\\b' | '\\B' };

/**
 * Parses a pattern under the rules of the `v` flag, which `pattern` in HTML has; sets are resolved
 * to code points, so that they mean the same in every engine. Throws `UnsafePattern` for what isn't
 * a pattern, and for parts that no linear engine has.
 */
export function parsePattern(source: string): PatternNode {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  try {
    return either(
      parser.parsePattern(source, 0, source.length, { unicodeSets: true }).alternatives,
    );
  } catch (error) {
    if (error instanceof UnsafePattern) throw error;
    throw new UnsafePattern('syntax');
  }
}

const either = (alternatives: readonly AST.Alternative[]): PatternNode => ({
  kind: 'either',
  items: alternatives.map(({ elements }) => ({
    kind: 'sequence',
    items: elements.map(toPatternNode),
  })),
});

function toPatternNode(element: AST.Element): PatternNode {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return { kind: 'set', codePoints: elementCodePoints(element) };
    case 'Group':
      if (element.modifiers) throw new UnsafePattern('unsupported');
      return either(element.alternatives);
    case 'CapturingGroup':
      return either(element.alternatives);
    case 'Quantifier':
      return {
        kind: 'repeat',
        item: toPatternNode(element.element),
        min: element.min,
        max: element.max,
      };
    case 'Assertion':
      return toAssertionNode(element);
    case 'Backreference':
      throw new UnsafePattern('reference');
    case 'ExpressionCharacterClass':
      throw new UnsafePattern('unsupported');
  }
}

function toAssertionNode(assertion: AST.Assertion): PatternNode {
  if (assertion.kind === 'start') return { kind: 'assert', source: '\\A' };
  if (assertion.kind === 'end') return { kind: 'assert', source: '\\z' };
  if (assertion.kind === 'word')
    return { kind: 'assert', source: assertion.negate ? '\\B' : '\\b' };
  throw new UnsafePattern('reference');
}

function elementCodePoints(
  element: AST.Character | AST.CharacterSet | AST.CharacterClass,
): CodePoints {
  if (element.type === 'Character') return [[element.value, element.value]];
  if (element.type === 'CharacterSet') return ofCharacterSet(element);
  const members = unite(element.elements.flatMap((member) => [...ofMember(member)]));
  return element.negate ? complement(members) : members;
}

function ofMember(member: AST.CharacterClass['elements'][number]): CodePoints {
  if (member.type === 'CharacterClassRange') return [[member.min.value, member.max.value]];
  if (
    member.type === 'Character' ||
    member.type === 'CharacterSet' ||
    member.type === 'CharacterClass'
  )
    return elementCodePoints(member);
  throw new UnsafePattern('unsupported');
}

function ofCharacterSet(set: AST.CharacterSet): CodePoints {
  if (set.kind === 'any') return complement(lineEnds);
  const members = set.kind === 'property' ? ofProperty(set) : classes[set.kind];
  return set.negate ? complement(members) : members;
}

const classes = { digit: digits, space: spaces, word: wordCharacters } as const;

function ofProperty({ strings, key, value }: AST.UnicodePropertyCharacterSet): CodePoints {
  if (strings) throw new UnsafePattern('unsupported');
  return codePointsOfProperty(value === null ? key : `${key}=${value}`);
}
