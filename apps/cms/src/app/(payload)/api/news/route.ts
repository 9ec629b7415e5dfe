import { route } from '../../../../api/payload.ts';
import { handleNews } from '../../../../news/handleNews.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleNews);
