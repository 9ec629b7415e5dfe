import type { SeedCampaign, SeedPage } from '../types.ts';
import { caaEvents } from './caa.ts';
import { crEvents } from './cr.ts';
import { toCampaign, toEventPages } from './event.ts';
import { himEvents } from './him.ts';
import { segEvents } from './seg.ts';
import { shmsEvents } from './shms.ts';

const events = [...segEvents, ...crEvents, ...caaEvents, ...himEvents, ...shmsEvents];

/** Every campaign as the CRM records it (spec §3). */
export const campaigns: SeedCampaign[] = events.map(toCampaign);

/** The page of every campaign, for each brand that shows it. */
export const eventPages: SeedPage[] = events.flatMap(toEventPages);
