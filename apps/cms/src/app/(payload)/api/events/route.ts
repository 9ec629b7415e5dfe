import { withPayload } from '../../../../api/payload.ts';
import { handleEvents } from '../../../../events/handleEvents.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => withPayload((payload) => handleEvents(payload, request));
