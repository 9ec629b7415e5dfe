import { withPayload } from '../../../../../api/payload.ts';
import { handleDeadLetters } from '../../../../../leads/inbox/deadLetters.ts';

export const dynamic = 'force-dynamic';
export const POST = (request: Request): Promise<Response> => withPayload((payload) => handleDeadLetters(payload, request));
