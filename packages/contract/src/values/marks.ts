/**
 * Stand around what changed in the texts of a compared version; characters for private use, which
 * no text has.
 */
export const markStart = '\uE0A0';
export const markEnd = '\uE0A1';
