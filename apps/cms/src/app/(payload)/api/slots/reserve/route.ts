import { handleReserve } from '../../../../../leads/visits/slots.ts';
import { withPayload } from '../../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const POST = (request: Request): Promise<Response> => withPayload((payload) => handleReserve(payload, request));
