/** received: stored, nothing to deliver to. queued: waits for the CRM. held: a person must look first. */
export const states = ['received', 'queued', 'delivered', 'refused', 'held'] as const;
