import type { CollectionSlug } from 'payload';

/**
 * Texts without which a document that is live at once can't be shown: where they are in neither the
 * asked language nor English, they are in the first language that has them.
 */
export const neededTexts: Partial<Record<CollectionSlug, ReadonlySet<string>>> = {
  campaigns: new Set(['Name', 'Event_Location__c', 'City__c']),
  forms: new Set(['title', 'submitLabel', 'label']),
};
