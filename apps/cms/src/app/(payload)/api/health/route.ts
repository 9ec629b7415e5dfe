import { handleHealth } from '../../../../api/health.ts';
import { withPayload } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => withPayload((payload) => handleHealth(payload, request));
