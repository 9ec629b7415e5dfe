import { caaFooter } from './caa.ts';
import { crFooter } from './cr.ts';
import { himFooter } from './him.ts';
import { segFooter } from './seg.ts';
import { shmsFooter } from './shms.ts';
import type { SeedFooter } from './types.ts';

/** The footer of every brand (spec §3). */
export const allFooters: SeedFooter[] = [segFooter, crFooter, caaFooter, himFooter, shmsFooter];
