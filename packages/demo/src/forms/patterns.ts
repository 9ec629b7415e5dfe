/**
 * Patterns of the seeded forms. They stand in for the defaults of spec §5, which refuse most of the
 * world's numbers and every ending longer than four letters (spec §10.1). No two neighbouring parts
 * can match the same character, so nothing backtracks, and the check of a saved form proves it (ADR
 * 21).
 */
const digit = '\\d\\u0660-\\u0669\\u06f0-\\u06f9';
/**
 * What people put between digits, and the invisible direction marks that come along when a number
 * is copied.
 */
const between = '\\s.\\/\\(\\)\\-\\u2010-\\u2015\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** 6 to 17 digits (E.164 has at most 15, `00` may stand for `+`), in any usual spelling. */
export const phonePattern = `[${between}]*(?:\\+[${between}]*)?[${digit}](?:[${between}]*[${digit}]){5,16}[${between}]*`;

/** Letters and digits of any alphabet, without Unicode's spaces. */
const letter = 'A-Za-z\\u00aa-\\u1fff\\u2c00-\\u2fef\\u3005-\\ud7ff\\uf900-\\ufdcf';
const atom = `[${letter}0-9!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+`;
const label = `[${letter}0-9]+(?:-+[${letter}0-9]+)*`;

/**
 * An address as mail servers take it: dots between atoms, labels of letters, digits and hyphens, an
 * ending that isn't all digits.
 */
export const emailPattern = `${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[${letter}]{2,}|xn--[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)`;
