import type { BrandDefinition } from '@concierge/brands/brands';
import { hostsOf } from '@concierge/brands/registry';

const port = process.env['PORT'] ?? '3000';

/** Where a brand's site is reached: its first host, by https unless it is a local one. */
export function siteOriginOf(brand: BrandDefinition): string {
  const [host = 'localhost'] = hostsOf(brand);
  return host.endsWith('localhost') ? `http://${host}:${port}` : `https://${host}`;
}
