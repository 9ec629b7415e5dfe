import type { SeedMenu } from '../types.ts';
import { caaMenus } from './caa.ts';
import { crMenus } from './cr.ts';
import { himMenus } from './him.ts';
import { segMenus } from './seg.ts';
import { shmsMenus } from './shms.ts';

/** Every menu group of every brand (spec §3). */
export const allMenus: SeedMenu[] = [
  ...segMenus,
  ...crMenus,
  ...caaMenus,
  ...himMenus,
  ...shmsMenus,
];
