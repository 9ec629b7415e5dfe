import { handleHealth } from '../../../../api/health.ts';
import { route } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleHealth);
