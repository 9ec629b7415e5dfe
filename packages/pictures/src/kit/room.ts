import { type Point, poly } from './draw.ts';

/** A point in a room, in metres: x to the right, y up, z away from the viewer. */
export type Spot = readonly [x: number, y: number, z: number];

export interface Camera {
  /** Vanishing point, in px. */
  readonly center: Point;
  /** Height of the eye above the floor, in metres; x of the eye. */
  readonly eye: number;
  readonly x?: number;
  /** Focal length, in px: what one metre at one metre's distance measures. */
  readonly focal: number;
}

/** The point in the picture where a spot in the room is seen. */
export function project({ center, eye, x: eyeX = 0, focal }: Camera, [x, y, z]: Spot): Point {
  const depth = Math.max(z, 0.05);
  return [center[0] + ((x - eyeX) * focal) / depth, center[1] - ((y - eye) * focal) / depth];
}

/** A flat shape in the room. */
export function face(camera: Camera, fill: string, spots: readonly Spot[], opacity = 1): string {
  return poly(
    fill,
    spots.map((spot) => project(camera, spot)),
    opacity,
  );
}

/** A floor patch at height y. */
export function floor(
  camera: Camera,
  fill: string,
  x1: number,
  x2: number,
  z1: number,
  z2: number,
  y = 0,
  opacity = 1,
): string {
  return face(
    camera,
    fill,
    [
      [x1, y, z1],
      [x2, y, z1],
      [x2, y, z2],
      [x1, y, z2],
    ],
    opacity,
  );
}

/** A wall patch that faces the viewer, at depth z. */
export function front(
  camera: Camera,
  fill: string,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  z: number,
  opacity = 1,
): string {
  return face(
    camera,
    fill,
    [
      [x1, y1, z],
      [x2, y1, z],
      [x2, y2, z],
      [x1, y2, z],
    ],
    opacity,
  );
}

/** A wall patch along the side, at x. */
export function side(
  camera: Camera,
  fill: string,
  x: number,
  y1: number,
  y2: number,
  z1: number,
  z2: number,
  opacity = 1,
): string {
  return face(
    camera,
    fill,
    [
      [x, y1, z1],
      [x, y1, z2],
      [x, y2, z2],
      [x, y2, z1],
    ],
    opacity,
  );
}

/** Tones of a block: its front, its side and its top. */
export interface Tones {
  readonly front: string;
  readonly side: string;
  readonly top: string;
}

/** A block that stands in the room: the faces that the eye can see. */
export function block(
  camera: Camera,
  tones: Tones,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  z1: number,
  z2: number,
): string {
  const eyeX = camera.x ?? 0;
  const flank =
    x1 > eyeX
      ? side(camera, tones.side, x1, y1, y2, z1, z2)
      : x2 < eyeX
        ? side(camera, tones.side, x2, y1, y2, z1, z2)
        : '';
  const lid =
    y2 < camera.eye
      ? floor(camera, tones.top, x1, x2, z1, z2, y2)
      : y1 > camera.eye
        ? floor(camera, tones.top, x1, x2, z1, z2, y1)
        : '';
  return flank + lid + front(camera, tones.front, x1, x2, y1, y2, z1);
}
