import { leadsSecret } from './secret.ts';

/** Header by which the backend recognizes the site: calls that are not for the public need it. */
export const bearer = { authorization: `Bearer ${leadsSecret}` } as const;
