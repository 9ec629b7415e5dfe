import { loadTexts } from '../../../loadTexts.ts';

const t = loadTexts('pages/kit/modules/businessModules');

/** Modules about running and financing a company. */
export const businessModules = {
  mathematics: t('mathematics-business'),
  accounting: t('accounting'),
  managerialAccounting: t('managerial-accounting'),
  corporateFinance: t('corporate-finance'),
  economics: t('economics'),
  statistics: t('statistics'),
  marketing: t('marketing'),
  hr: t('leading-people'),
  law: t('business-law'),
  strategy: t('strategy'),
  operations: t('operations-quality'),
  projectManagement: t('project-management'),
  entrepreneurship: t('founding-company'),
  businessPlan: t('business-plan'),
  prototyping: t('prototyping'),
  fundraising: t('raising-capital'),
  consulting: t('consulting-project-partner-firm'),
  investment: t('investment-risk'),
  internationalTrade: t('international-trade'),
  negotiation: t('negotiation'),
  ethics: t('ethics-governance'),
};
