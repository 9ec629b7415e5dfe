import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** A setting with a quoted value of one or several lines, or any other one. */
const setting =
  /^[^\S\n]*(?:export[^\S\n]+)?[\w.-]+[^\S\n]*=[^\S\n]*(?:"[^"]*"|'[^']*'|`[^`]*`)?.*$/gm;
const comment = /^\s*(?:#.*)?$/;

/**
 * The variables of a file of settings, or one sentence where it can't be read or has a line that is
 * neither a setting nor a comment.
 */
export function readEnvironmentFile(file: string): Record<string, string> | string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return `${file} can't be read: it must be a file that this user may read.`;
  }
  // Settings are blanked, so that the numbers of the lines stay.
  const rest = text.replaceAll(setting, (lines) => lines.replaceAll(/[^\n]/g, ''));
  const index = rest.split('\n').findIndex((line) => !comment.test(line));
  return index < 0
    ? (parseEnv(text) as Record<string, string>)
    : `Line ${index + 1} of ${file} is no setting: write NAME=value, or a comment that begins with #.`;
}
