import type { Campaign } from '../events/campaign.ts';
import type { LeadType } from './form.ts';

/** The kind of events that a form of this type lists (spec §7, campaigns). */
export const eventKindByLeadType: Partial<Record<LeadType, Campaign['kind']>> = {
  webinar: 'webinar',
  'meet-rep': 'meet',
  openhouse: 'open_house',
  openculinary: 'open_culinary',
};
