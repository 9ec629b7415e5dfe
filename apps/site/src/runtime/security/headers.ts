/**
 * Headers of every answer, pages, files and errors alike (docs/architecture.md). Flat name, value,
 * name, value, as `writeHead` takes them fastest.
 */
export const securityHeaders: readonly string[] = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Permissions-Policy',
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
];

/** Policy of an answer that is no page: it may load nothing, and nobody may frame it. */
export const bareCsp: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
];

/** Policy of a file of the build: a worker, which has its script's, asks the site for a list. */
export const assetCsp: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
];
