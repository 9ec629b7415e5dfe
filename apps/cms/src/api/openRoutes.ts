/** A call that the anonymous may make; everything else of the REST API needs a session (issue 2 §4). */
interface OpenRoute {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
}

/** Open calls that Payload itself answers; those of the contract are route files beside this one. A feature adds its own here. */
export const openRoutes: OpenRoute[] = [
  { method: 'GET', path: /^media\/file\/[^/]+$/ },
  { method: 'GET', path: /^users\/me$/ },
  { method: 'POST', path: /^users\/(login|logout|refresh-token|forgot-password|reset-password)$/ },
];
