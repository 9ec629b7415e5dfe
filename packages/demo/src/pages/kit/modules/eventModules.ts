import { loadTexts } from '../../../loadTexts.ts';

const t = loadTexts('pages/kit/modules/eventModules');

/** Modules about events. */
export const eventModules = {
  events: t('planning-events'),
  eventProduction: t('stage-light-sound'),
  eventBudget: t('budgets-contracts'),
  sponsorship: t('sponsors-partners'),
  banqueting: t('banquets'),
};
