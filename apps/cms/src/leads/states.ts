import { crm } from './settings.ts';

/**
 * received: stored, nothing to deliver to. queued: waits for the CRM. held: a person must look
 * first.
 */
export const states = ['received', 'queued', 'delivered', 'refused', 'held'] as const;

/** What an enquiry that nobody need look at waits for; newsletter addresses are not for the CRM. */
export const settledState = (type: string | null | undefined): 'queued' | 'received' =>
  crm.url && type !== 'newsletter' ? 'queued' : 'received';
