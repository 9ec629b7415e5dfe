import type { Endpoint } from 'payload';
import { personEndpoints } from '../leads/privacy/personEndpoints.ts';

/**
 * Endpoints that need Payload's request; those of the contract that must be fast are route files of
 * their own.
 */
export const endpoints: Endpoint[] = [...personEndpoints];
