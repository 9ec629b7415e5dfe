import { brandTokens } from '@concierge/brands/brandTokens';
import { faviconAddress } from '@concierge/brands/faviconSvg';
import type { APIRoute } from 'astro';

/**
 * `/site.webmanifest` of the brand: name, colours and icons under which a telephone keeps it on its
 * home screen. It opens in the browser, as every page does.
 */
export const GET: APIRoute = ({ locals: { brand } }) => {
  const { color } = brandTokens(brand.code);
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    // A drawing of people's may reach into the corners that a mask cuts off.
    purpose: faviconAddress(brand.code) ? 'any' : 'any maskable',
  }));
  const manifest = {
    name: brand.name,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: color.brand,
    background_color: color.paper,
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
