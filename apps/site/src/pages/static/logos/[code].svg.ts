import { brandEntry } from '@concierge/brands/liveBrands';
import { logoSvg } from '@concierge/brands/logoSvg';
import { brandByCode } from '@concierge/brands/registry';
import type { APIRoute } from 'astro';

/**
 * `GET /static/logos/{CODE}.svg`: a brand's full logo, the shape that pages mask with
 * (`ui/LogoDrawing.tsx`); 404 for an unknown brand.
 */
export const GET: APIRoute = ({ params }) => {
  const brand = brandByCode(params['code'] ?? '');
  if (!brand) return new Response(null, { status: 404 });
  return new Response(brandEntry(brand.code)?.logo ?? logoSvg(brand.code), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
};
