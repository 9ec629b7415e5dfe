import { handleNewsSearch } from '../../../../../../search/handleSearch.ts';
import { route } from '../../../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleNewsSearch);
