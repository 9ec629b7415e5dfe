import { eventKinds } from '@concierge/contract/campaign';
import { formTypes } from '@concierge/contract/node';

/** True while the page is of one of these types; the admin shows a field only then. */
export const ofType =
  (...types: string[]) =>
  (data: Record<string, unknown>): boolean =>
    types.some((type) => type === data['type']);

/** True for form pages (spec §2). */
export const isFormPage = ofType(...formTypes);
/** Form pages that announce an event. */
export const isEventPage = ofType(...eventKinds);
