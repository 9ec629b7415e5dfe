/**
 * The Content-Security-Policy of every page, without `script-src` and `style-src`: Astro fills
 * those with `'self'` and hashes. No unsafe-inline, no nonce; what stands in no directive may not be
 * loaded. `content/frameSources.ts` and `security/csp.ts` add what a page or the configuration
 * needs.
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
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
] as const;
