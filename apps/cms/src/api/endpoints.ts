import type { Endpoint } from 'payload';
import { personEndpoints } from '../leads/privacy/person/personEndpoints.ts';
import { staffSearchEndpoint } from '../staffSearch/staffSearchEndpoint.ts';

/**
 * Endpoints that need Payload's request; those of the contract that must be fast are route files of
 * their own.
 */
export const endpoints: Endpoint[] = [...personEndpoints, staffSearchEndpoint];
