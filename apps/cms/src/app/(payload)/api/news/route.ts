import { withPayload } from '../../../../api/payload.ts';
import { handleNews } from '../../../../news/handleNews.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => withPayload((payload) => handleNews(payload, request));
