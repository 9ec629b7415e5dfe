import { readFileSync } from 'node:fs';
import { Refusal } from './Refusal.ts';

/** The text of a file; throws a Refusal where it can't be read, or is in another encoding. */
export function readTextFile(file: string): string {
  const bytes = readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${file} isn't in UTF-8: save it so; Excel calls it “CSV UTF-8”.`);
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Refusal(`${file} can't be read.`);
  }
}
