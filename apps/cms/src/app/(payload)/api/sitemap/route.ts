import { handleSitemap } from '../../../../api/sitemap.ts';
import { route } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleSitemap);
