import { handleSearch } from '../../../../../../search/handleSearch.ts';
import { withPayload } from '../../../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => withPayload((payload) => handleSearch(payload, request));
