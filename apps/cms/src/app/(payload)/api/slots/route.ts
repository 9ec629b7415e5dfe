import { handleSlots } from '../../../../leads/visits/slots.ts';
import { withPayload } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => withPayload((payload) => handleSlots(payload, request));
