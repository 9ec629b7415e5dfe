import { readPath } from '../routing/path.ts';

/** The path without language that an address of a site names, or its path; of other text none. */
export function addressIn(text: string): string | undefined {
  const [, path] = /^(?:https?:\/\/[^/\s]+)?(\/\S*)/.exec(text.trim()) ?? [];
  const read = path === undefined ? undefined : readPath(path);
  return read && 'path' in read ? read.path : undefined;
}
