const frame =
  /^[ \t]+at (?:[^\n]*(?:file:\/\/\/|node:|\/node_modules\/|\/apps\/|\/packages\/|\/\.next\/|\/dist\/)[^\n?]*:\d+:\d+\)?|async Promise\.all \(index \d+\))$/gm;

/**
 * The frames in a text that lie in files of programmes; a line that somebody typed may look like
 * one, but doesn't lie there.
 */
export const frames = (text: string): string[] => text.match(frame) ?? [];
