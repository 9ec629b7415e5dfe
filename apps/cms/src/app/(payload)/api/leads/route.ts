import { handleLeads } from '../../../../leads/inbox/receive.ts';
import { withPayload } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const POST = (request: Request): Promise<Response> => withPayload((payload) => handleLeads(payload, request));
