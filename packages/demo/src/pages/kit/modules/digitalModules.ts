import { loadTexts } from '../../../loadTexts.ts';

const t = loadTexts('pages/kit/modules/digitalModules');

/** Modules about data, code and online services. */
export const digitalModules = {
  digitalMarketing: t('digital-marketing'),
  dataAnalysis: t('data-analysis'),
  programming: t('programming-python'),
  databases: t('databases'),
  ai: t('machine-learning-managers'),
  ecommerce: t('online-trade'),
  ux: t('designing-services'),
};
