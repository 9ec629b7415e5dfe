import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminPolicy, plainPolicy } from '../runtime/contentPolicies.ts';

/** Where editors reach the backend, and the origins of the sites that its admin shows in frames. */
interface Addresses {
  readonly cmsUrl: string;
  readonly siteOrigins: readonly string[];
}

const common: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // A preview in a window of its own stays in touch with the admin that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};
/** Two years; browsers heed it over https only. */
const onlyEncrypted = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * Puts the security headers on every answer that Next gives: what is set before Next answers stays,
 * whatever a route says. Next takes a page's nonce from the request's own policy, so that is
 * replaced too.
 */
export function securityHeaders({ cmsUrl, siteOrigins }: Addresses) {
  const headers = Object.entries({
    ...common,
    ...(new URL(cmsUrl).protocol === 'https:' ? onlyEncrypted : {}),
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const policy =
      plainPolicy(path) ?? adminPolicy(randomBytes(16).toString('base64'), siteOrigins);
    request.headers['content-security-policy'] = policy;
    response.setHeader('Content-Security-Policy', policy);
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
