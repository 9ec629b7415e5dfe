import { crm } from './settings.ts';

/**
 * received: stored, nothing to deliver to. queued: waits for the CRM. held: a person must look
 * first.
 */
export const states = ['received', 'queued', 'delivered', 'refused', 'held'] as const;

/**
 * What an enquiry that nobody need look at waits for, from now on; newsletter addresses are not for
 * the CRM.
 */
export const settledColumns = (type: string | null | undefined) =>
  crm.url && type !== 'newsletter' ? queuedColumns() : { state: 'received' as const };

/** An enquiry joins the line for the CRM, however long ago it was sent. */
export function queuedColumns() {
  const now = new Date().toISOString();
  return { state: 'queued' as const, queued_at: now, next_attempt_at: now };
}
