import type { Campaign } from '@concierge/contract/campaign';
import { loadTexts } from '../loadTexts.ts';
import type { L10n } from '../types.ts';

const t = loadTexts('campaigns/eventTexts');

/** Small lines above the titles, and the link back to all events. */
export const labels: Record<Campaign['kind'] | 'all', L10n> = {
  webinar: t('webinar'),
  open_house: t('open-house'),
  open_culinary: t('culinary-open-day'),
  meet: t('meet-representative'),
  all: t('all-dates'),
};

/** What events of a kind have in common. */
export const eventBodies: Record<Campaign['kind'], L10n> = {
  webinar: t('webinar-body'),
  open_house: t('open-house-body'),
  open_culinary: t('culinary-open-day-body'),
  meet: t('meet-body'),
};
