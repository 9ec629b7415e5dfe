import { handlePrograms } from '../../../../finder/handlePrograms.ts';
import { route } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handlePrograms);
