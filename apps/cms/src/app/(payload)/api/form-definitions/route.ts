import { handleForms } from '../../../../api/forms.ts';
import { route } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = route(handleForms);
