/**
 * The Content-Security-Policy of every page, without `script-src` and `style-src`: Astro fills
 * those with `'self'` and hashes. No unsafe-inline, no nonce; what stands in no directive may not
 * be loaded. `layouts/pageSources.ts` adds the vendors that the brand has chosen,
 * `layouts/frameDirective.ts` the frames of the page, `security/csp.ts` what the environment says.
 */
export const cspDirectives = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  // The one of trustedTypes.ts.
  'trusted-types default',
] as const;
