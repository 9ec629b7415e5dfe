import { handleChanges } from '../../../../api/changes.ts';
import { route } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleChanges);
