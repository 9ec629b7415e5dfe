/** A call that the anonymous may make; everything else of the REST API needs a session. */
interface OpenRoute {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Open only to a site that shows the shared secret. */
  readonly forSite?: boolean;
}

/**
 * Open calls that Payload itself answers; most of those of the contract are route files beside this
 * one. A feature adds its own here.
 */
export const openRoutes: OpenRoute[] = [
  // Calls of the contract, which refuse whoever doesn't show the secret.
  { method: 'POST', path: /^leads(\/dead-letters)?$/ },
  { method: 'GET', path: /^media\/file\/[^/]+$/, forSite: true },
  { method: 'GET', path: /^media\/file\/captions\/[^/]+\.vtt$/, forSite: true },
  { method: 'GET', path: /^users\/me$/ },
  { method: 'GET', path: /^users\/single-sign-on(\/(callback|sign-out))?$/ },
  { method: 'POST', path: /^users\/(login|logout|refresh-token|forgot-password|reset-password)$/ },
];
