import type { Said } from '../i18n/say.ts';
import type { ReviewAct, ReviewEvent, ReviewState } from './states.ts';

export const stateNames = {
  submitted: 'Waits for review',
  sentBack: 'Sent back',
  approved: 'Approved',
} as const satisfies Record<ReviewState, Said>;

/** What somebody did, as comments are headed. */
export const actNames = {
  submit: 'submitted it',
  comment: 'commented',
  approve: 'approved it',
  approveOwn: 'approved their own text',
  sendBack: 'sent it back',
  unschedule: 'changed it, so that it is not published at the set time',
} as const satisfies Record<ReviewEvent, Said>;

/** What the buttons say. */
export const buttonNames = {
  approve: 'Approve',
  sendBack: 'Send back',
  submit: 'Submit for review',
  comment: 'Comment',
} as const satisfies Record<ReviewAct, Said>;
