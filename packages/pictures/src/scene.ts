import type { Point } from './kit/draw.ts';

/** One picture: what it shows, and where its heart is, in percent of width and height. */
export interface Scene {
  readonly focal: Point;
  readonly draw: () => string;
}
