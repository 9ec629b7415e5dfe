import { handleBrandDefinitions } from '../../../../api/brandDefinitions.ts';
import { withPayload } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = (): Promise<Response> => withPayload(handleBrandDefinitions);
