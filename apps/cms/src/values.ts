import { campaignSchema } from '@concierge/contract/campaign';
import { submissionTypes } from '@concierge/contract/form';
import { newsFactsSchema } from '@concierge/contract/news';
import { programFactsSchema } from '@concierge/contract/program';

/** Values that the contract allows, read from its schemas so that they are written down once. */
export const programLevels = programFactsSchema.shape.level.options;
export const programSubjects = programFactsSchema.shape.subject.options;
export const programModes = programFactsSchema.shape.mode.options;
export const newsCategories = newsFactsSchema.shape.category.options;
export const campaignKinds = campaignSchema.shape.kind.options;
export const leadTypes = submissionTypes;

export const feeKinds = ['tuition', 'board', 'insurance', 'deposit', 'materials', 'registration', 'visa'] as const;
export const seatStates = ['open', 'few', 'waiting_list', 'closed'] as const;
