import { handleReserve } from '../../../../../leads/visits/slots.ts';
import { route } from '../../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const POST = route(handleReserve);
