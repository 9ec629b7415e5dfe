import { brandByCode } from '@concierge/brands/registry';
import type { APIRoute } from 'astro';
import { logoSheet } from '../../../ui/logoSheet.ts';

/** `GET /static/logos/{CODE}.svg`: a brand's logo as a drawing that pages refer to by `<use>`, so that none of them carries it; 404 for an unknown brand. */
export const GET: APIRoute = ({ params }) => {
  const brand = brandByCode(params['code'] ?? '');
  if (!brand) return new Response(null, { status: 404 });
  return new Response(logoSheet(brand.code), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
};
