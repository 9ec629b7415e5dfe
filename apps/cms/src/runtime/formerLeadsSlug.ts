/** Slug of the leads in older versions: in addresses that were sent, and in the audit log. */
export const formerLeadsSlug = 'inquiries';
