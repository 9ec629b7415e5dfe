import type { Endpoint } from 'payload';
import { factorEndpoints } from './factor/factorEndpoints.ts';
import { securityEndpoint } from './factor/securityEndpoint.ts';
import { confirmEndpoint, freshEndpoint } from './fresh/confirmEndpoint.ts';
import { forgotEndpoint } from './password/forgotEndpoint.ts';
import { resetEndpoint } from './password/resetEndpoint.ts';

/** Endpoints of accounts; of two with the same path ours stand before Payload's. */
export const signInEndpoints: Endpoint[] = [
  forgotEndpoint,
  resetEndpoint,
  freshEndpoint,
  confirmEndpoint,
  securityEndpoint,
  ...factorEndpoints,
];
