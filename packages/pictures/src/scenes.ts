import type { Scene } from './scene.ts';
import { alpsDawn, alpsDusk, alpsNight, alpsNoon, alpsStorm, alpsWinter } from './scenes/alps.ts';
import { lakeSail, lakeSteamer } from './scenes/boats.ts';
import { lakeFog, lakeMorning, lakeNoon, lakeSunset } from './scenes/lakes.ts';

/** Every scene by the name under which the seed asks for it. */
export const scenes = {
  'alps-dawn': alpsDawn,
  'alps-noon': alpsNoon,
  'alps-dusk': alpsDusk,
  'alps-night': alpsNight,
  'alps-winter': alpsWinter,
  'alps-storm': alpsStorm,
  'lake-morning': lakeMorning,
  'lake-noon': lakeNoon,
  'lake-sunset': lakeSunset,
  'lake-fog': lakeFog,
  'lake-steamer': lakeSteamer,
  'lake-sail': lakeSail,
} as const satisfies Record<string, Scene>;
