import { route } from '../../../../api/payload.ts';
import { handleEvents } from '../../../../events/handleEvents.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleEvents);
