import { scenesInside } from './scenesInside.ts';
import { scenesOutside } from './scenesOutside.ts';

/** What each scene of the drawing kit shows, in the four languages: its alternative text. */
export const scenes = { ...scenesOutside, ...scenesInside };

/** Name of a scene of the drawing kit. */
export type Scene = keyof typeof scenes;
