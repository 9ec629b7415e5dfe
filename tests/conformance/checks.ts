import type { Check } from './Check.ts';
import { listChecks } from './listChecks.ts';
import { pageChecks } from './pageChecks.ts';
import { siteChecks } from './siteChecks.ts';

/** All promises, in the order in which a builder meets them. */
export const checks: readonly Check[] = [...pageChecks, ...listChecks, ...siteChecks];
