import { type BrandCode, brands } from '@concierge/brands/brands';

/** Port of the site under test. */
export const sitePort = Number(process.env['E2E_SITE_PORT'] ?? 3000);
/** Origin of the backend under test. */
export const cmsOrigin = `http://localhost:${process.env['E2E_CMS_PORT'] ?? 3001}`;

/** Full address of a path on a brand's site, e.g. `at('HIM', '/en/')`. */
export function at(code: BrandCode, path: string): string {
  const host = brands.find((brand) => brand.code === code)?.hosts[0] ?? 'localhost';
  return `http://${host}:${sitePort}${path}`;
}
