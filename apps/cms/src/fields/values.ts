import { campaignSchema } from '@concierge/contract/campaign';
import { submissionTypes } from '@concierge/contract/form';
import { newsFactsSchema } from '@concierge/contract/news';
import { programFactsSchema } from '@concierge/contract/program';

/** Values that the contract allows, read from its schemas so that they are written down once. */
export const programLevels = programFactsSchema.shape.level.options;
export const programSubjects = programFactsSchema.shape.subject.options;
export const programModes = programFactsSchema.shape.mode.options;
export const newsCategories = newsFactsSchema.shape.category.options;
/** The category of articles for which none was chosen. */
export const standardNewsCategory: (typeof newsCategories)[number] = 'campus';
export const campaignKinds = campaignSchema.shape.kind.options;
export const leadTypes = submissionTypes;
/**
 * What types of pages, forms and events are called in the admin, where their own words don't say
 * it.
 */
export const typeNames = {
  lego_page: 'Page of blocks',
  program: 'Programme',
  visit: 'Visit the school',
  'visit-school': 'Visit the school',
  meet: 'Meet a representative',
  'meet-rep': 'Meet a representative',
  openhouse: 'Open house',
  open_culinary: 'Culinary open day',
  openculinary: 'Culinary open day',
  refer: 'Refer a friend',
  popup: 'Pop-up',
  livechat: 'Live chat',
};

export const feeKinds = [
  'tuition',
  'board',
  'insurance',
  'deposit',
  'materials',
  'registration',
  'visa',
] as const;
export const seatStates = ['open', 'few', 'waiting_list', 'closed'] as const;
