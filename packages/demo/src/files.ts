import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../files');

/** Path of a drawn scene, by its name. */
export const picturePath = (scene: string): string => path.join(folder, `pictures/${scene}.jpg`);

/** Path of a film, by its name. */
export const clipPath = (clip: string): string => path.join(folder, `clips/${clip}.mp4`);

/** Name of a clip's smaller version, which phones play. */
export const phoneClip = (clip: string): string => `${clip}-phone`;
